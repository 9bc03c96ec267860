import { sql } from 'kysely';
import type { Migration } from '../../../db/engine.ts';

/**
 * Credit notes with running numbers of their own; an order has as many as there were refunds to write down. And what a
 * mail is about, so that an order leads to its own.
 */
export const creditNotes: Migration = {
  name: '105-credit-notes',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema
      .createTable('credit_notes')
      .addColumn('order_id', text, (c) => c.notNull().references('orders.id').onDelete('cascade'))
      .addColumn('position', 'integer', (c) => c.notNull())
      .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
      .addColumn('number', 'bigint', (c) => c.notNull())
      .addColumn('content', text, (c) => c.notNull())
      .addColumn('issued_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('credit_notes_key', ['order_id', 'position'])
      .addUniqueConstraint('credit_notes_numbered', ['site_id', 'number'])
      .execute();
    await db.schema.alterTable('mails').addColumn('about', text).execute();
    await sql`create index mails_about on mails (about, id) where about is not null`.execute(db);
  },
};
