import { sql } from 'kysely';
import type { Migration } from '../../../db/engine.ts';

const INDEXES = [
  ['subscriptions_by_time', ['site_id', 'created_at', 'id']],
  ['subscriptions_due', ['next_at']],
  ['subscriptions_of_email', ['site_id', 'email']],
  ['subscriptions_of_member', ['member_id', 'offer_id']],
] as const;

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
    for (const [name, columns] of INDEXES)
      await db.schema
        .createIndex(name)
        .on('subscriptions')
        .columns([...columns])
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
