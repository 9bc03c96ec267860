import { sql } from 'kysely';
import type { Migration } from '../../../db/engine.ts';

/** Links that are mailed to subscribers, and the sessions they open. Both are known by their hash only. */
export const subscriptionLinks: Migration = {
  name: '177-subscription-links',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema
      .createTable('subscription_links')
      .addColumn('hash', text, (c) => c.primaryKey())
      .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
      .addColumn('kind', text, (c) => c.notNull())
      .addColumn('email', text, (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('subscription_links_of_email')
      .on('subscription_links')
      .columns(['site_id', 'email'])
      .execute();
  },
};
