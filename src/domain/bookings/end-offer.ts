/**
 * What is no longer offered stays known until its last booking is over, so that nobody else gets its time: not even
 * where it comes back under its old name as something new.
 */

import { z } from 'zod';
import { instant } from '../calls/answers.ts';
import type { Shape } from '../calls/call.ts';
import { foldCase } from '../search/fold.ts';
import type { BookingResource, BookingService, BookingsSettings } from './settings.ts';

export const bookedSchema = z
  .object({
    resourceId: z.string(),
    resourceName: z.string().meta({ description: 'As it was called when it was booked.' }),
    serviceId: z.string(),
    count: z.int(),
    until: instant,
  })
  .meta({ id: 'StillBooked', description: 'What holds a time that is not over, by resource and service.' });
export type Booked = Shape<typeof bookedSchema>;

export function offered<Offer extends { readonly isEnding?: true }>(offers: readonly Offer[]): Offer[] {
  return offers.filter(({ isEnding }) => !isEnding);
}

export function ending<Offer extends { readonly isEnding?: true }>(offers: readonly Offer[]): Offer[] {
  return offers.filter(({ isEnding }) => isEnding);
}

interface Settled {
  readonly settings: BookingsSettings;
  /** Bookings that go over to what came back as something new: from the id they have, to the new one. */
  readonly heirs: ReadonlyMap<string, string>;
}

/** Settings as they are kept once those before give way to others. */
export function settle(
  before: BookingsSettings,
  after: BookingsSettings,
  booked: readonly Booked[],
): Settled {
  const heirs = findHeirs(before.resources, after.resources, booked);
  const held = new Set(booked.map(({ resourceId }) => resourceId).filter((id) => !heirs.has(id)));
  const resources = keepHeld(before.resources, after.resources, held);
  const given = new Set(booked.map(({ serviceId }) => serviceId));
  const known = new Set(resources.map(({ id }) => id));
  const isGone = (id: string) =>
    !known.has(id) && [...before.resources, ...after.resources].some((each) => each.id === id);
  const services = keepHeld(before.services, after.services, given).map((service) => ({
    ...service,
    resourceIds: service.resourceIds.filter((id) => !isGone(id)),
  }));
  const blocked = after.blocked.filter(({ resourceId }) => resourceId === null || known.has(resourceId));
  return { settings: { ...after, resources, services, blocked }, heirs };
}

/** Those that are offered, and of the others what is still booked. */
function keepHeld<Offer extends BookingResource | BookingService>(
  before: readonly Offer[],
  after: readonly Offer[],
  held: ReadonlySet<string>,
): Offer[] {
  const isKept = ({ id, isEnding }: Offer) => !isEnding || held.has(id);
  const left = before.filter(({ id }) => held.has(id) && after.every((each) => each.id !== id));
  return [...after.filter(isKept), ...left.map((each) => ({ ...each, isEnding: true as const }))];
}

function findHeirs(
  before: readonly BookingResource[],
  after: readonly BookingResource[],
  booked: readonly Booked[],
): ReadonlyMap<string, string> {
  const taken = new Set([...before.map(({ id }) => id), ...booked.map(({ resourceId }) => resourceId)]);
  const fresh = new Map(
    offered(after)
      .filter(({ id }) => !taken.has(id))
      .map(({ id, name }) => [sameName(name), id]),
  );
  const isOffered = new Set(offered(after).map(({ id }) => id));
  const names = new Map([...before, ...after].map(({ id, name }) => [id, name]));
  return new Map(
    booked.flatMap(({ resourceId, resourceName }) => {
      const heir = fresh.get(sameName(names.get(resourceId) ?? resourceName));
      return heir && !isOffered.has(resourceId) ? [[resourceId, heir] as const] : [];
    }),
  );
}

function sameName(name: string): string {
  return foldCase(name.trim());
}
