import { sql } from 'kysely';
import type { Migration } from '../../db/engine.ts';

/** Goals and notes of owners, who is sent the numbers of the week, and buckets to look at a part of visits. */
export const trackingPlans: Migration = {
  name: '061-tracking-plans',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema
      .createTable('tracking_plans')
      .addColumn('site_id', text, (c) => c.primaryKey().references('sites.id').onDelete('cascade'))
      .addColumn('plan', text, (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('weekly_reports')
      .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('sent_for', text, (c) => c.notNull())
      .addPrimaryKeyConstraint('weekly_reports_same', ['site_id', 'account_id'])
      .execute();
    await db.schema
      .alterTable('visits')
      .addColumn('bucket', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await sql`create index visits_in_bucket on visits (site_id, bucket, day)`.execute(db);
    // Visits that are there already get their buckets when they are made again of their hits.
    await sql`update tracking_marks set added_up_to = 0`.execute(db);
  },
};
