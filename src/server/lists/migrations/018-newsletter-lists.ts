import { sql } from 'kysely';
import type { Migration } from '../../db/engine.ts';

/** Newsletter lists, who is on them, the links by which people confirm, and which list a form adds to. */
export const newsletterLists: Migration = {
  name: '018-newsletter-lists',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    const int = sql`bigint`;
    await db.schema
      .createTable('newsletter_lists')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('created_at', int, (c) => c.notNull())
      .execute();
    await sql`create index newsletter_lists_of_site on newsletter_lists (site_id, id)`.execute(db);
    await db.schema
      .createTable('list_members')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
      .addColumn('list_id', text, (c) => c.notNull().references('newsletter_lists.id').onDelete('cascade'))
      .addColumn('email', text, (c) => c.notNull())
      .addColumn('email_key', text, (c) => c.notNull())
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('words', text, (c) => c.notNull())
      .addColumn('state', text, (c) => c.notNull())
      .addColumn('source', text, (c) => c.notNull())
      .addColumn('asked_at', int, (c) => c.notNull())
      .addColumn('confirmed_at', int)
      .addColumn('ended_at', int)
      .addUniqueConstraint('list_members_once', ['list_id', 'email_key'])
      .execute();
    await sql`create index list_members_listed on list_members (list_id, state, id)`.execute(db);
    await sql`create index list_members_by_address on list_members (site_id, email_key)`.execute(db);
    await db.schema
      .createTable('list_confirmations')
      .addColumn('hash', text, (c) => c.primaryKey())
      .addColumn('member_id', text, (c) => c.notNull().references('list_members.id').onDelete('cascade'))
      .addColumn('source', text, (c) => c.notNull())
      .addColumn('expires_at', int, (c) => c.notNull())
      .execute();
    await sql`create index list_confirmations_of_member on list_confirmations (member_id)`.execute(db);
    await db.schema
      .createTable('form_lists')
      .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
      .addColumn('form_id', text, (c) => c.notNull())
      .addColumn('list_id', text, (c) => c.references('newsletter_lists.id').onDelete('cascade'))
      .addColumn('field_id', text, (c) => c.notNull())
      .addColumn('consent_field_id', text, (c) => c.notNull())
      .addPrimaryKeyConstraint('form_lists_key', ['site_id', 'form_id'])
      .execute();
  },
};
