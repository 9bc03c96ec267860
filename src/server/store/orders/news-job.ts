/** Buyers who asked for the newsletter are entered once their order stands: a mail asks them to confirm. */
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import type { Common } from '../../feature.ts';
import type { JobRun } from '../../jobs/run-job.ts';
import type { SiteAddress } from '../../kernel/sites/site-address.ts';
import { findOrder } from './queries.ts';

export const NEWS_JOB = 'orders.enter-news';

export const newsPayload = z.object({
  orderId: z.string(),
  /** Identifies the visitor who typed the address. */
  sender: z.string().exactOptional(),
});

interface NewsJobDeps extends Pick<Deps, 'db'> {
  readonly newsletter: Common['newsletter'];
  readonly siteAddress: (siteId: string) => Promise<SiteAddress>;
}

export async function enterForNews(
  { db, newsletter, siteAddress }: NewsJobDeps,
  { orderId, sender }: z.output<typeof newsPayload>,
  run: JobRun,
): Promise<void> {
  const known = await findOrder(db.read, orderId);
  const site = known && (await siteAddress(known.siteId));
  await db.write(async (tx) => {
    await run.finishIn(tx);
    const order = await findOrder(tx, orderId);
    // The address is gone where the buyer has been erased in the meantime.
    if (!order?.email || !site) return;
    await newsletter.enter(tx, {
      siteId: order.siteId,
      site,
      email: order.email,
      name: order.name,
      sender: sender ?? null,
    });
  });
}
