import { sql } from 'kysely';
import type { Migration } from '../../../../db/engine.ts';

/** Whether what is reviewed was only bought to try the shop out: visitors see none of these. */
export const testReviews: Migration = {
  name: '104-test-reviews',
  async up(db) {
    await db.schema
      .alterTable('reviews')
      .addColumn('is_test', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await sql`update reviews set is_test = 1 where line_id in (
      select order_lines.id from order_lines join orders on orders.id = order_lines.order_id
      where orders.provider = 'test')`.execute(db);
  },
};
