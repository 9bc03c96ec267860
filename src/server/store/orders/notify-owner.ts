/** Tells those who look after a site of an order, once it stands. */
import { z } from 'zod';
import { emailSchema } from '#domain/mail/email-schema.ts';
import { writeOrderNotice } from '#domain/store/orders/write-order-mail.ts';
import type { Queryable } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { JobRun } from '../../jobs/run-job.ts';
import type { SiteAddress } from '../../kernel/sites/site-address.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { mailed } from './order-mails.ts';
import { findOrder, listLines } from './queries.ts';

export const NOTIFY_JOB = 'orders.tell-owner';

export const noticePayload = z.object({ orderId: z.string() });

export interface NotifyDeps extends Pick<Deps, 'db' | 'now' | 'newId'> {
  readonly ownerOrigin: string;
  readonly siteAddress: (siteId: string) => Promise<SiteAddress>;
  readonly whomToTell: (db: Queryable, siteId: string, about: 'orders') => Promise<readonly string[]>;
}

export async function notifyOwner(
  deps: NotifyDeps,
  { orderId }: z.output<typeof noticePayload>,
  run: JobRun,
): Promise<void> {
  const known = await findOrder(deps.db.read, orderId);
  const site = known && (await deps.siteAddress(known.siteId));
  await deps.db.write(async (tx) => {
    await run.finishIn(tx);
    const order = await findOrder(tx, orderId);
    if (!order || !site) return;
    const siteId = order.siteId;
    const written = writeOrderNotice(mailed(order, await listLines(tx, orderId)), {
      shop: site.name,
      url: `${deps.ownerOrigin}/sites/${siteId}/orders/${orderId}`,
      email: order.email,
      decision: order.decision,
    });
    // Whoever reads it answers the buyer.
    const replyTo = emailSchema.safeParse(order.email).data;
    for (const to of await deps.whomToTell(tx, siteId, 'orders'))
      await queueMail(tx, deps, { ...written, to, siteId, sender: null, replyTo, fromName: site.name });
  });
}
