/** What becomes of a booking: it is confirmed, declined, cancelled, moved, or over. */
import {
  BOOKING_TEXTS,
  type BookingState,
  BUSY_STATES,
  HOLDING_STATES,
  NEXT_STATES,
} from '#domain/bookings/contract.ts';
import { isRefunded } from '#domain/bookings/price.ts';
import type { BookingsSettings } from '#domain/bookings/settings.ts';
import type { Queryable } from '../db/schema.ts';
import { type BookingDeps, findFree, mailAbout, timesOf } from './book.ts';
import { notifyLater } from './notify-owner.ts';
import { updateBooking } from './queries.ts';
import { refundLater } from './release-unpaid.ts';
import type { BookingTable } from './tables.ts';

type Failed<Kind extends string> = { readonly kind: Kind; readonly message: string };
type Changed = { readonly kind: 'changed'; readonly row: BookingTable };

export const MISSING = { kind: 'missing', message: 'This booking no longer exists.' } as const;
export const TAKEN = { kind: 'taken', message: BOOKING_TEXTS.taken } as const;
const NOT_NOW = { kind: 'not-now', message: BOOKING_TEXTS.notNow } as const;

const MAILS: Partial<Readonly<Record<BookingState, 'confirmed' | 'declined' | 'cancelled'>>> = {
  confirmed: 'confirmed',
  declined: 'declined',
  cancelled: 'cancelled',
};

export async function decide(
  tx: Queryable,
  deps: Pick<BookingDeps, 'now' | 'newId'>,
  row: BookingTable,
  { state, sender }: { readonly state: BookingState; readonly sender?: string },
): Promise<Changed | Failed<'not-now'>> {
  if (row.state === state) return { kind: 'changed', row };
  if (!NEXT_STATES[row.state].includes(state)) return NOT_NOW;
  const isHeld = BUSY_STATES.includes(state);
  const change = {
    state,
    sequence: row.sequence + 1,
    changedAt: deps.now(),
    ...(isHeld ? {} : { submissionKey: null }),
    ...(isGivenUp(state) && { isRefundDue: Number(isRefundDue(row, deps.now(), sender)) }),
  };
  await updateBooking(tx, row.id, change);
  const changed = { ...row, ...change };
  // What was only promised is never asked for.
  if (isGivenUp(state) && row.orderId !== null && (changed.isRefundDue === 1 || row.paidMinor === 0))
    await refundLater(tx, deps, { siteId: row.siteId, orderId: row.orderId });
  const mail = MAILS[state];
  if (mail) await mailAbout(tx, deps, row, mail, { sender });
  return { kind: 'changed', row: changed };
}

const isGivenUp = (state: BookingState) => state === 'cancelled' || state === 'declined';

/** What the house cancels it gives back. Guests get it back until some time before. */
function isRefundDue(row: BookingTable, now: number, guest: string | undefined): boolean {
  if (row.paidMinor <= row.refundedMinor) return false;
  return guest === undefined || isRefunded(row, now);
}

export async function move(
  tx: Queryable,
  deps: BookingDeps,
  row: BookingTable,
  to: {
    readonly settings: BookingsSettings;
    readonly timeZone: string;
    readonly startsAt: number;
    readonly resourceId?: string | undefined;
    /** Whoever keeps the house decides how soon. */
    readonly isOwner?: boolean;
    /** Identifies the guest who moves it. */
    readonly sender?: string;
  },
): Promise<Changed | Failed<'taken' | 'not-now'>> {
  const { settings, timeZone } = to;
  const siteId = row.siteId;
  const service = settings.services.find(({ id }) => id === row.serviceId);
  if (!service || !HOLDING_STATES.includes(row.state)) return NOT_NOW;
  const search = (resourceId: string | undefined) => {
    const asked = to.isOwner ? { ...service, leadHours: 0 } : service;
    const wish = { service: asked, party: row.party, resourceId };
    return findFree(tx, deps, { siteId, timeZone, settings, wish, exceptId: row.id }, to.startsAt);
  };
  // Without a word about it, it stays where it is, as long as there is room.
  const slot = to.resourceId
    ? await search(to.resourceId)
    : ((await search(row.resourceId)) ?? (await search(undefined)));
  const resource = settings.resources.find(({ id }) => id === slot?.resourceIds[0]);
  if (!resource) return TAKEN;
  // A time that nobody has looked at yet has to be confirmed like the first one.
  const state = !to.isOwner && settings.mode === 'request' ? 'requested' : row.state;
  const change = {
    ...timesOf(service, to.startsAt),
    state,
    resourceId: resource.id,
    resourceName: resource.name,
    sequence: row.sequence + 1,
    changedAt: deps.now(),
    remindedAt: null,
    ...(!to.isOwner && refundLost(row, deps.now())),
  };
  await updateBooking(tx, row.id, change);
  if (state === 'requested' && !to.isOwner) await mailAbout(tx, deps, row, 'received', { sender: to.sender });
  else await tellMove(tx, deps, row, { ...to, isPerson: resource.kind === 'person' });
  if (!to.isOwner) await notifyLater(tx, deps, row, 'moved');
  return { kind: 'changed', row: { ...row, ...change } };
}

/** A refund that a guest has lost does not come back by moving the booking far away. */
function refundLost(row: BookingTable, now: number): Partial<BookingTable> {
  return isRefunded(row, now) ? {} : { refundHours: null };
}

async function tellMove(
  tx: Queryable,
  deps: BookingDeps,
  row: BookingTable,
  {
    startsAt,
    isPerson,
    sender,
  }: { readonly startsAt: number; readonly isPerson: boolean; readonly sender?: string },
): Promise<void> {
  const isSameTime = startsAt === row.startsAt;
  // Which table it is matters to the house alone.
  if (!isSameTime || isPerson) await mailAbout(tx, deps, row, 'moved', { isSameTime, sender });
}
