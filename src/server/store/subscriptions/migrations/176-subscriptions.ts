import { sql } from 'kysely';
import type { Migration } from '../../../db/engine.ts';

/** Subscriptions, and one charge for each of their periods. */
export const subscriptions: Migration = {
  name: '176-subscriptions',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema
      .createTable('subscriptions')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
      .addColumn('version', 'integer', (c) => c.notNull())
      .addColumn('state', text, (c) => c.notNull())
      .addColumn('course', text, (c) => c.notNull())
      .addColumn('next_at', 'bigint')
      .addColumn('leased_until', 'bigint', (c) => c.notNull())
      .addColumn('offer_kind', text, (c) => c.notNull())
      .addColumn('offer_id', text, (c) => c.notNull())
      .addColumn('member_id', text)
      .addColumn('title', text, (c) => c.notNull())
      .addColumn('quantity', 'integer', (c) => c.notNull())
      .addColumn('currency', text, (c) => c.notNull())
      .addColumn('recurring_minor', 'bigint', (c) => c.notNull())
      .addColumn('monthly_minor', 'bigint', (c) => c.notNull())
      .addColumn('balance_minor', 'bigint', (c) => c.notNull())
      .addColumn('recurring', text, (c) => c.notNull())
      .addColumn('buyer', text, (c) => c.notNull())
      .addColumn('email', text, (c) => c.notNull())
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('search', text, (c) => c.notNull())
      .addColumn('locale', text)
      .addColumn('provider', text, (c) => c.notNull())
      .addColumn('method', text)
      .addColumn('test_by', text)
      .addColumn('problem', text)
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('ended_at', 'bigint')
      .execute();
    await db.schema
      .createIndex('subscriptions_by_time')
      .on('subscriptions')
      .columns(['site_id', 'created_at', 'id'])
      .execute();
    await db.schema.createIndex('subscriptions_due').on('subscriptions').columns(['next_at']).execute();
    await db.schema
      .createIndex('subscriptions_of_email')
      .on('subscriptions')
      .columns(['site_id', 'email'])
      .execute();
    await db.schema
      .createTable('subscription_charges')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
      .addColumn('subscription_id', text, (c) =>
        c.notNull().references('subscriptions.id').onDelete('cascade'),
      )
      .addColumn('period_start', 'bigint', (c) => c.notNull())
      .addColumn('period_end', 'bigint', (c) => c.notNull())
      .addColumn('amount_minor', 'bigint', (c) => c.notNull())
      .addColumn('state', text, (c) => c.notNull())
      .addColumn('order_id', text)
      .addColumn('problem', text)
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('paid_at', 'bigint')
      .addUniqueConstraint('subscription_charges_once', ['subscription_id', 'period_start'])
      .execute();
  },
};
