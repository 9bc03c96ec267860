import type { Queryable } from '../../db/schema.ts';

/** Sites of which something was bought: each is asked by itself, since their orders are many. */
export async function listSitesWithOrders(db: Queryable): Promise<string[]> {
  const rows = await db
    .selectFrom('sites')
    .select('sites.id')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('orders')
          .select('orders.id')
          .whereRef('orders.siteId', '=', 'sites.id')
          .where('orders.number', 'is not', null),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}
