import { sql } from 'kysely';
import type { Migration } from '../../../db/engine.ts';

/** What subscribers may do by themselves, and what they are written. */
export const subscriptionSettings: Migration = {
  name: '183-subscription-settings',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema
      .createTable('subscription_settings')
      .addColumn('site_id', text, (c) => c.primaryKey().references('sites.id').onDelete('cascade'))
      .addColumn('settings', text, (c) => c.notNull())
      .execute();
  },
};
