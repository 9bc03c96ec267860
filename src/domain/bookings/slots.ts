/**
 * Which times are free. Hours are read on the clock of the site; from their beginning on, times are counted as they
 * pass: an hour that a clock change skips gives none, and one that it shows twice gives its times twice.
 */

import { addDays, type CivilDate, civilDate, formatDateKey, parseDateKey } from '../locale/civil-date.ts';
import { readLocalTime } from '../locale/local-time.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time.ts';
import { isOn } from './opening.ts';
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

interface Busy extends Taken {
  /** When the last of those up to here ends. */
  readonly latest: number;
}

/** What is taken of each resource, in order: a look at one time passes over all others. */
export type TakenIndex = ReadonlyMap<string, readonly Busy[]>;

export function indexTaken(taken: readonly Taken[]): TakenIndex {
  const index = new Map<string, Busy[]>();
  for (const each of [...taken].sort((a, b) => a.busyFrom - b.busyFrom)) {
    const those = index.get(each.resourceId) ?? [];
    those.push({ ...each, latest: Math.max(each.busyUntil, those.at(-1)?.latest ?? 0) });
    index.set(each.resourceId, those);
  }
  return index;
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
  readonly taken: TakenIndex;
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
  const free = new Map<number, string[]>();
  for (const { startsAt, resourceId } of freeTimes(wish, around, key)) {
    const ids = free.get(startsAt);
    if (ids) ids.push(resourceId);
    else free.set(startsAt, [resourceId]);
  }
  return [...free]
    .map(([startsAt, resourceIds]) => ({ startsAt, resourceIds }))
    .sort((a, b) => a.startsAt - b.startsAt);
}

/** Whether a day has a free time at all: asked of a month, it looks no further than to the first. */
export function hasFree(wish: Wish, around: Around, key: string): boolean {
  return freeTimes(wish, around, key).next().done !== true;
}

interface FreeTime {
  readonly startsAt: number;
  readonly resourceId: string;
}

function* freeTimes(wish: Wish, around: Around, key: string): Generator<FreeTime, undefined> {
  const date = parseDateKey(key);
  if (!date || !isWithinHorizon(wish, around, key) || !isPartyTaken(wish)) return;
  const { settings, taken } = around;
  const startsOf = startsOn(date, wish.service, around);
  for (const resource of openOn(key, candidates(wish, settings), settings)) {
    const busy = taken.get(resource.id) ?? [];
    for (const startsAt of startsOf(resource.hours.length > 0 ? resource.hours : settings.hours))
      if (isFree(wish, resource, busy, startsAt)) yield { startsAt, resourceId: resource.id };
  }
}

function openOn(
  key: string,
  resources: readonly BookingResource[],
  { blocked }: BookingsSettings,
): readonly BookingResource[] {
  const those = blocked.filter(({ from, until }) => key >= from && key <= until);
  const closed = new Set(those.map(({ resourceId }) => resourceId));
  return closed.has(null) ? [] : resources.filter(({ id }) => !closed.has(id));
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
  const given = new Set(service.resourceIds);
  return settings.resources
    .filter(({ id, isEnding, kind, seats }) => {
      const isMeant = !isEnding && given.has(id) && (!resourceId || id === resourceId);
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

/** When something begins on a day, by hours: most resources share theirs, and clocks are slow to read. */
function startsOn(date: CivilDate, service: BookingService, { timeZone, now }: Around) {
  const soonest = now + service.leadHours * HOUR_MS;
  const known = new Map<unknown, readonly number[]>();
  return (hours: BookingsSettings['hours']): readonly number[] => {
    const before = known.get(hours);
    if (before) return before;
    const starts = hours
      .filter(({ days }) => isOn({ name: '', days, from: '', until: '' }, date))
      .flatMap(({ from, until }) => {
        const next = until > from ? date : addDays(date, 1);
        return stepsOf(service, instantOf(date, from, timeZone), instantOf(next, until, timeZone));
      });
    const ahead = [...new Set(starts)].filter((at) => at >= soonest);
    known.set(hours, ahead);
    return ahead;
  };
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

function isFree(
  { service, party }: Wish,
  { kind, seats }: BookingResource,
  busy: readonly Busy[],
  startsAt: number,
): boolean {
  const { from, until } = busySpan(service, startsAt);
  const meanwhile = during(busy, from, until);
  if (kind !== 'seats') return meanwhile.length === 0;
  return peakOf(meanwhile, from) + party <= seats;
}

function during(busy: readonly Busy[], from: number, until: number): Taken[] {
  const found: Taken[] = [];
  for (let at = countBefore(busy, until) - 1; at >= 0; at -= 1) {
    const each = busy[at] as Busy;
    if (each.latest <= from) break;
    if (each.busyUntil > from) found.push(each);
  }
  return found;
}

/** How many begin before an instant. */
function countBefore(busy: readonly Busy[], until: number): number {
  let low = 0;
  let high = busy.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((busy[middle] as Busy).busyFrom < until) low = middle + 1;
    else high = middle;
  }
  return low;
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
