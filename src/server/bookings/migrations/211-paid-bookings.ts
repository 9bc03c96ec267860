import { sql } from 'kysely';
import type { Migration } from '../../db/engine.ts';

/** What a booking costs, and what was paid and given back for it. Null as currency: it has no price. */
export const paidBookings: Migration = {
  name: '211-paid-bookings',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema.alterTable('bookings').addColumn('currency', text).execute();
    for (const amount of ['price_minor', 'due_minor', 'paid_minor', 'refunded_minor'])
      await db.schema
        .alterTable('bookings')
        .addColumn(amount, 'bigint', (c) => c.notNull().defaultTo(0))
        .execute();
    await db.schema.alterTable('bookings').addColumn('refund_hours', 'integer').execute();
    for (const flag of ['is_refund_due', 'is_test_payment'])
      await db.schema
        .alterTable('bookings')
        .addColumn(flag, 'integer', (c) => c.notNull().defaultTo(0))
        .execute();
    await db.schema.alterTable('bookings').addColumn('held_until', 'bigint').execute();
    await db.schema.alterTable('bookings').addColumn('order_id', text).execute();
    await db.schema.createIndex('bookings_held').on('bookings').columns(['state', 'held_until']).execute();
  },
};
