import { sql } from 'kysely';
import type { Migration } from '../../../../db/engine.ts';

/** Which carts somebody was reminded of, and who wants no such mails. */
export const cartReminders: Migration = {
  name: '080-cart-reminders',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema
      .createTable('cart_reminders')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
      .addColumn('cart_id', text, (c) => c.notNull().unique())
      .addColumn('email', text, (c) => c.notNull())
      .addColumn('token', text, (c) => c.notNull().unique())
      .addColumn('sent_at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('cart_reminders_of_person')
      .on('cart_reminders')
      .columns(['site_id', 'email'])
      .execute();
    await db.schema
      .createTable('cart_reminder_ends')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
      .addColumn('email', text, (c) => c.notNull())
      .addColumn('ended_at', 'bigint', (c) => c.notNull())
      .addUniqueConstraint('cart_reminder_ends_once', ['site_id', 'email'])
      .execute();
  },
};
