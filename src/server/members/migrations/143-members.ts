import { sql } from 'kysely';
import type { Migration } from '../../db/engine.ts';

/** People who sign in to a site: their accounts, where they are signed in, and the links they are mailed. */
export const members: Migration = {
  name: '143-members',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    const int = sql`bigint`;
    await db.schema
      .createTable('members')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
      .addColumn('email', text, (c) => c.notNull())
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('words', text, (c) => c.notNull())
      .addColumn('password_hash', text)
      .addColumn('locale', text)
      .addColumn('cart_id', text)
      .addColumn('joined_at', int, (c) => c.notNull())
      .addColumn('last_sign_in_at', int)
      .addUniqueConstraint('members_once', ['site_id', 'email'])
      .execute();
    await sql`create index members_of_site on members (site_id, id)`.execute(db);
    await db.schema
      .createTable('member_sessions')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('hash', text, (c) => c.notNull().unique())
      .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
      .addColumn('site_member_id', text, (c) => c.notNull().references('members.id').onDelete('cascade'))
      .addColumn('is_remembered', int, (c) => c.notNull())
      .addColumn('user_agent', text, (c) => c.notNull())
      .addColumn('created_at', int, (c) => c.notNull())
      .addColumn('last_seen_at', int, (c) => c.notNull())
      .addColumn('expires_at', int, (c) => c.notNull())
      .execute();
    await sql`create index member_sessions_of_member on member_sessions (site_member_id)`.execute(db);
    await sql`create index member_sessions_of_site on member_sessions (site_id)`.execute(db);
    await sql`create index member_sessions_by_expiry on member_sessions (expires_at)`.execute(db);
    await db.schema
      .createTable('member_links')
      .addColumn('hash', text, (c) => c.primaryKey())
      .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
      .addColumn('site_member_id', text, (c) => c.references('members.id').onDelete('cascade'))
      .addColumn('purpose', text, (c) => c.notNull())
      .addColumn('email', text, (c) => c.notNull())
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('created_at', int, (c) => c.notNull())
      .addColumn('expires_at', int, (c) => c.notNull())
      .execute();
    await sql`create index member_links_by_address on member_links (site_id, email)`.execute(db);
    await sql`create index member_links_of_member on member_links (site_member_id)`.execute(db);
    await db.schema
      .createTable('member_settings')
      .addColumn('site_id', text, (c) => c.primaryKey().references('sites.id').onDelete('cascade'))
      .addColumn('settings', text, (c) => c.notNull())
      .execute();
  },
};
