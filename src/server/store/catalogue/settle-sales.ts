/**
 * Begins and ends sales by the clock. What holds is stored with each variant, so that lists, prices and filters read one
 * column. It can be up to a minute late.
 */
import type { Queryable } from '../../db/schema.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { raiseSiteVersion } from '../../kernel/sites/queries.ts';
import { listUnsettledSales, setSale } from './queries-sales.ts';

export async function settleSales({ db, now }: Pick<Kernel, 'db' | 'now'>): Promise<void> {
  // Most often there is nothing to do, which reading alone says.
  while ((await listUnsettledSales(db.read, now())).length > 0)
    await db.write(async (tx) => {
      for (const siteId of await settle(tx, now())) await raiseSiteVersion(tx, siteId, now());
    });
}

/** @param productIds all products where absent @returns the sites whose prices have changed */
export async function settle(
  tx: Queryable,
  now: number,
  productIds?: readonly string[],
): Promise<ReadonlySet<string>> {
  const sites = new Set<string>();
  for (;;) {
    const due = await listUnsettledSales(tx, now, productIds);
    for (const each of due) await setSale(tx, each);
    for (const { siteId } of due) sites.add(siteId);
    // Of all products, the rest is for the next transaction.
    if (due.length === 0 || productIds === undefined) return sites;
  }
}
