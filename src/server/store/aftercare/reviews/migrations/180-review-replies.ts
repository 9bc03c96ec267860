import { sql } from 'kysely';
import type { Migration } from '../../../../db/engine.ts';

/** What the shop replies to a review, and when its buyer got the email about that. */
export const reviewReplies: Migration = {
  name: '180-review-replies',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema
      .alterTable('reviews')
      .addColumn('reply', text, (c) => c.notNull().defaultTo(''))
      .execute();
    await db.schema.alterTable('reviews').addColumn('replied_at', 'bigint').execute();
    await db.schema.alterTable('reviews').addColumn('reply_mailed_at', 'bigint').execute();
  },
};
