import { sql } from 'kysely';
import type { Migration } from '../../../db/engine.ts';

/**
 * Who placed a test order, so that only tests by the site's own people are released or sent. Who placed earlier ones is
 * not known: they stay with the people who run the site. And orders of which the rest was refunded are fulfilled.
 */
export const testOrders: Migration = {
  name: '108-test-orders',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema.alterTable('orders').addColumn('test_by', text).execute();
    await sql`update orders set test_by = 'team' where provider = 'test'`.execute(db);
    await sql`
      update orders set state = 'fulfilled'
      where state = 'partlyFulfilled' and not exists (
        select 1 from order_lines where order_lines.order_id = orders.id
          and quantity > fulfilled_quantity + refunded_quantity)`.execute(db);
  },
};
