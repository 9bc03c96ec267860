/** Ends the offer of a table, a person or a service, with the bookings of it that are still to come. */
import { settle } from '#domain/bookings/end-offer.ts';
import type { BookingsSettings } from '#domain/bookings/settings.ts';
import { MINUTE_MS } from '#domain/time.ts';
import type { Queryable } from '../db/schema.ts';
import { type BookingDeps, findFree, mailAbout } from './book.ts';
import { decide } from './change-booking.ts';
import { settingsOf, updateBooking, writeSettings } from './queries.ts';
import { listAhead, listBooked, passOn } from './queries-booked.ts';
import type { BookingTable } from './tables.ts';

interface Where {
  readonly siteId: string;
  readonly timeZone: string;
}

interface Wanted {
  /** Of a resource or a service. */
  readonly id: string;
  readonly bookings: 'keep' | 'move' | 'cancel';
}

interface Ended {
  readonly changed: number;
  readonly kept: number;
}

const MAX_RESOURCES = 200;
const MAX_SERVICES = 50;

/**
 * Keeps settings in the place of those before: what is booked stays so.
 * @returns undefined where that is more than fits
 */
export async function keepSettings(
  tx: Queryable,
  siteId: string,
  now: number,
  { before, after }: { readonly before: BookingsSettings; readonly after: BookingsSettings },
): Promise<BookingsSettings | undefined> {
  const { settings, heirs } = settle(before, after, await listBooked(tx, siteId, now));
  const { resources, services } = settings;
  if (resources.length > MAX_RESOURCES || services.length > MAX_SERVICES) return undefined;
  for (const [from, to] of heirs) await passOn(tx, siteId, from, to);
  await writeSettings(tx, siteId, settings);
  return settings;
}

export async function endOffer(
  tx: Queryable,
  deps: BookingDeps,
  where: Where,
  { id, bookings }: Wanted,
): Promise<Ended | undefined> {
  const { siteId } = where;
  const before = await settingsOf(tx, siteId);
  const resource = before.resources.find((each) => each.id === id);
  if (!resource && before.services.every((each) => each.id !== id)) return undefined;
  const after = {
    ...before,
    resources: before.resources.map((each) => (each.id === id ? { ...each, isEnding: true as const } : each)),
    services: before.services.map((each) => (each.id === id ? { ...each, isEnding: true as const } : each)),
  };
  const ahead = await listAhead(tx, siteId, resource ? { resourceId: id } : { serviceId: id }, deps.now());
  let changed = 0;
  for (const row of ahead) {
    const isDone =
      bookings === 'cancel'
        ? (await decide(tx, deps, row, { state: 'cancelled' })).kind === 'changed'
        : bookings === 'move' && resource && (await moveAway(tx, deps, where, { settings: after, row }));
    if (isDone) changed += 1;
  }
  await keepSettings(tx, siteId, deps.now(), { before, after });
  return { changed, kept: ahead.length - changed };
}

/** To what else is free at the same time, for as long as it was booked. */
async function moveAway(
  tx: Queryable,
  deps: BookingDeps,
  where: Where,
  { settings, row }: { readonly settings: BookingsSettings; readonly row: BookingTable },
): Promise<boolean> {
  const service = settings.services.find(({ id }) => id === row.serviceId);
  if (!service) return false;
  const asBooked = {
    ...service,
    durationMinutes: (row.endsAt - row.startsAt) / MINUTE_MS,
    bufferBeforeMinutes: (row.startsAt - row.busyFrom) / MINUTE_MS,
    bufferAfterMinutes: (row.busyUntil - row.endsAt) / MINUTE_MS,
    ...{ leadHours: 0, horizonDays: 365 },
  };
  const wish = { service: asBooked, party: row.party };
  const slot = await findFree(tx, deps, { ...where, settings, wish, exceptId: row.id }, row.startsAt);
  const to = settings.resources.find(({ id }) => id === slot?.resourceIds[0]);
  if (!to) return false;
  await updateBooking(tx, row.id, {
    resourceId: to.id,
    resourceName: to.name,
    sequence: row.sequence + 1,
    changedAt: deps.now(),
  });
  // Which table it is matters to the house alone.
  if (to.kind === 'person') await mailAbout(tx, deps, row, 'moved', { isSameTime: true });
  return true;
}
