/** Gives times back whose guests have not paid, and money back for bookings that were given up. */
import { z } from 'zod';
import type { Queryable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import type { Common } from '../feature.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { findBooking, listUnpaid, updateBooking } from './queries.ts';

export const REFUND_JOB = 'bookings.refund';

export const refundPayload = z.object({ siteId: z.string(), orderId: z.string() });

interface ReleaseDeps extends Pick<Deps, 'db' | 'now'>, Pick<Common, 'servicePayments'> {}

export async function releaseUnpaid(deps: ReleaseDeps): Promise<void> {
  for (const { id, siteId } of await listUnpaid(deps.db.read, deps.now())) {
    // A guest who is paying right now may have paid: the payment service knows.
    if ((await deps.servicePayments.letGo(id)) === 'open') continue;
    await deps.db.write(async (tx) => {
      const row = await findBooking(tx, siteId, { id });
      if (row?.state !== 'unpaid' || (row.heldUntil ?? 0) > deps.now()) return;
      await updateBooking(tx, id, {
        state: 'expired',
        heldUntil: null,
        submissionKey: null,
        sequence: row.sequence + 1,
        changedAt: deps.now(),
      });
    });
  }
}

export async function refundLater(
  tx: Queryable,
  deps: Pick<Deps, 'now' | 'newId'>,
  { siteId, orderId }: { readonly siteId: string; readonly orderId: string },
): Promise<void> {
  await enqueue(tx, deps, { type: REFUND_JOB, siteId, payload: { siteId, orderId } });
}

/** All that is left of what was paid; a promise to pay is taken back. The booking may be deleted by then. */
export async function refundBooking(
  deps: ReleaseDeps,
  { siteId, orderId }: z.output<typeof refundPayload>,
): Promise<void> {
  const done = await deps.servicePayments.giveBack(siteId, orderId);
  if (done === 'pending') throw new Error('The payment service has not answered the refund of a booking.');
}
