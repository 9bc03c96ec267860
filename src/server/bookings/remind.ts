/** Reminders before bookings, and what is forgotten after them. */
import { DAY_MS, HOUR_MS } from '#domain/time.ts';
import type { Queryable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { mailAbout } from './book.ts';
import { deleteEnded, listSitesToRemind, listUnreminded, settingsOf, updateBooking } from './queries.ts';

/** The longest that settings allow. */
const FURTHEST_MS = 336 * HOUR_MS;
const KEEP_MS = 730 * DAY_MS;

export async function remindGuests(deps: Pick<Deps, 'db' | 'now' | 'newId'>): Promise<void> {
  const now = deps.now();
  await deps.db.write(async (tx) => {
    for (const siteId of await listSitesToRemind(tx, { from: now, until: now + FURTHEST_MS }))
      await remindOf(tx, deps, siteId);
  });
}

/** By site, so that one that reminds late, or nobody, never stands before those that do. */
async function remindOf(tx: Queryable, deps: Pick<Deps, 'now' | 'newId'>, siteId: string): Promise<void> {
  const now = deps.now();
  const aheadMs = (await settingsOf(tx, siteId)).reminderHours * HOUR_MS;
  for (const row of await listUnreminded(tx, siteId, { from: now, until: now + aheadMs })) {
    await updateBooking(tx, row.id, { remindedAt: now });
    // Who booked within that time knows; a mail of it has just gone.
    if (row.startsAt - row.changedAt > aheadMs) await mailAbout(tx, deps, row, 'reminder');
  }
}

export async function forgetEnded({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await db.write((tx) => deleteEnded(tx, now() - KEEP_MS));
}
