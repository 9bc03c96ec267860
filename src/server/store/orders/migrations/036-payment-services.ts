import { sql } from 'kysely';
import type { Migration } from '../../../db/engine.ts';

/** What payment services know a shop by, apart from its settings: in no export and no answer; and the news they have brought. */
export const paymentServices: Migration = {
  name: '036-payment-services',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema
      .createTable('payment_secrets')
      .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('secret', text, (c) => c.notNull())
      .addPrimaryKeyConstraint('payment_secrets_key', ['site_id', 'name'])
      .execute();
    await db.schema
      .createTable('payment_news')
      .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
      .addColumn('event_id', text, (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('payment_news_key', ['site_id', 'event_id'])
      .execute();
    await sql`create index payment_news_by_age on payment_news (created_at)`.execute(db);
    await sql`create index payment_attempts_by_ref on payment_attempts (ref)`.execute(db);
  },
};
