/** What becomes of a booking as the order that pays it goes on; each in the transaction of the order. */
import type { Queryable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { findSiteSettings } from '../kernel/sites/queries.ts';
import { findFree, mailAbout } from './book.ts';
import { decide } from './change-booking.ts';
import { notifyLater } from './notify-owner.ts';
import { findBooking, settingsOf, updateBooking } from './queries.ts';
import type { BookingTable } from './tables.ts';

type PaidDeps = Pick<Deps, 'db' | 'now' | 'newId'>;

interface Which {
  readonly siteId: string;
  readonly bookingId: string;
}

interface Payment extends Which {
  readonly orderId: string;
  readonly capturedMinor: number;
  readonly refundedMinor: number;
  readonly isTest: boolean;
}

export interface PaidBookings {
  isHeld(db: Queryable, which: Which): Promise<boolean>;
  /** Keeps the time for as long as its guest pays. Throws where it is not held. */
  hold(tx: Queryable, which: Which, until: number): Promise<void>;
  /** @returns why the booking cannot have its time any more; undefined where it has it */
  claim(tx: Queryable, which: Which): Promise<string | undefined>;
  /** @param sender identifies the visitor who typed the address */
  placed(tx: Queryable, order: Payment, sender: string | null): Promise<void>;
  /** More was paid, or some of it was given back. */
  changed(tx: Queryable, order: Payment): Promise<void>;
  cancelled(tx: Queryable, which: Which): Promise<void>;
}

export function paidBookings(deps: PaidDeps): PaidBookings {
  const find = (tx: Queryable, { siteId, bookingId: id }: Which) => findBooking(tx, siteId, { id });
  return {
    isHeld: async (db, which) => (await find(db, which))?.state === 'unpaid',
    async hold(tx, which, heldUntil) {
      const row = await find(tx, which);
      if (row?.state !== 'unpaid') throw new Error('A booking is held while it is paid.');
      await updateBooking(tx, row.id, { heldUntil });
    },
    async claim(tx, which) {
      const row = await find(tx, which);
      if (!row) return 'The payment arrived after the booking was deleted.';
      if (row.state === 'cancelled' || row.state === 'declined')
        return 'The payment arrived after the booking was cancelled.';
      if (row.state !== 'expired' || (await isStillFree(tx, deps, row))) return undefined;
      return 'The payment arrived after the time was given to someone else.';
    },
    async placed(tx, order, sender) {
      const row = await find(tx, order);
      if (!row) return;
      const isWaiting = row.state === 'unpaid' || row.state === 'expired';
      const { mode } = await settingsOf(tx, row.siteId);
      const booked = mode === 'instant' ? 'confirmed' : 'requested';
      const state = isWaiting ? booked : row.state;
      await updateBooking(tx, row.id, {
        ...paidOf(order),
        state,
        orderId: order.orderId,
        heldUntil: null,
        sequence: row.sequence + 1,
        changedAt: deps.now(),
      });
      if (isWaiting) await tell(tx, deps, row, { isConfirmed: state === 'confirmed', sender });
    },
    async changed(tx, order) {
      const row = await find(tx, order);
      if (row?.orderId === order.orderId) await updateBooking(tx, row.id, paidOf(order));
    },
    async cancelled(tx, which) {
      const row = await find(tx, which);
      if (row) await decide(tx, deps, row, { state: 'cancelled' });
    },
  };
}

async function tell(
  tx: Queryable,
  deps: PaidDeps,
  row: BookingTable,
  { isConfirmed, sender }: { readonly isConfirmed: boolean; readonly sender: string | null },
): Promise<void> {
  await mailAbout(tx, deps, row, isConfirmed ? 'confirmed' : 'received', { sender: sender ?? undefined });
  await notifyLater(tx, deps, row, isConfirmed ? 'booked' : 'requested');
}

function paidOf({ capturedMinor, refundedMinor, isTest }: Payment): Partial<BookingTable> {
  return { paidMinor: capturedMinor, refundedMinor, isTestPayment: Number(isTest) };
}

/** Its guest paid too late, but the time is still free. */
async function isStillFree(tx: Queryable, deps: PaidDeps, row: BookingTable): Promise<boolean> {
  const { siteId } = row;
  const [settings, site] = await Promise.all([settingsOf(tx, siteId), findSiteSettings(tx, siteId)]);
  const service = settings.services.find(({ id }) => id === row.serviceId);
  if (!service) return false;
  const wish = { service: { ...service, leadHours: 0 }, party: row.party, resourceId: row.resourceId };
  const where = { siteId, timeZone: site?.timeZone ?? 'UTC', settings, wish, exceptId: row.id };
  return (await findFree(tx, deps, where, row.startsAt)) !== undefined;
}
