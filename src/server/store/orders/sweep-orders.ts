/** Finishes what a crash or a silent service has left: payments of which nobody knows the end, and refunds likewise. */
import { DAY_MS } from '#domain/time.ts';
import { deleteOldNews } from '../../payments/queries-services.ts';
import { resolveAttempt } from './complete-order.ts';
import { ANSWER_WITHIN_MS } from './new-attempt.ts';
import type { CompletionDeps } from './ports.ts';
import { deleteOldDrafts } from './queries.ts';
import { deleteOldCheckouts } from './queries-checkouts.ts';
import { deleteOldClaims } from './queries-claims.ts';
import { listOverdueAttempts, listOverdueRefunds, updateAttempt } from './queries-payments.ts';
import { finishRefund } from './refund-order.ts';

const KEEP_UNFINISHED_MS = 30 * DAY_MS;

export async function sweepOrders(deps: CompletionDeps): Promise<void> {
  for (const attempt of await listOverdueAttempts(deps.db.read, deps.now())) {
    try {
      await resolveAttempt(deps, attempt);
    } catch (error) {
      // What it holds stays held: it may have been paid.
      deps.log.warn({ err: error, orderId: attempt.orderId }, 'a payment cannot be looked up');
      await deps.db.write((tx) => updateAttempt(tx, attempt.id, { lookAt: deps.now() + ANSWER_WITHIN_MS }));
    }
  }
  for (const refund of await listOverdueRefunds(deps.db.read, deps.now())) await finishRefund(deps, refund);
}

export async function forgetUnfinished({ db, now }: CompletionDeps): Promise<void> {
  await db.write(async (tx) => {
    await deleteOldDrafts(tx, now() - KEEP_UNFINISHED_MS);
    await deleteOldCheckouts(tx, now() - KEEP_UNFINISHED_MS);
    await deleteOldNews(tx, now() - KEEP_UNFINISHED_MS);
    await deleteOldClaims(tx, now() - DAY_MS);
  });
}
