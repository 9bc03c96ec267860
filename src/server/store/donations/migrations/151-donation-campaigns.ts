import { sql } from 'kysely';
import type { Migration } from '../../../db/engine.ts';

/** What people can donate to. */
export const donationCampaigns: Migration = {
  name: '151-donation-campaigns',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema
      .createTable('donation_campaigns')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
      .addColumn('settings', text, (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('donation_campaigns_of_site')
      .on('donation_campaigns')
      .columns(['site_id', 'created_at'])
      .execute();
  },
};
