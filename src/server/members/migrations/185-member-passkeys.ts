import { sql } from 'kysely';
import type { Migration } from '../../db/engine.ts';

/** Passkeys of members, each of one site and one of its hosts, and the questions that were answered with one. */
export const memberPasskeys: Migration = {
  name: '185-member-passkeys',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    const int = sql`bigint`;
    await db.schema
      .createTable('member_passkeys')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
      .addColumn('site_member_id', text, (c) => c.notNull().references('members.id').onDelete('cascade'))
      .addColumn('host', text, (c) => c.notNull())
      .addColumn('credential_id', text, (c) => c.notNull())
      .addColumn('public_key', text, (c) => c.notNull())
      .addColumn('counter', int, (c) => c.notNull())
      .addColumn('transports', text, (c) => c.notNull())
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('is_synced', int, (c) => c.notNull())
      .addColumn('created_at', int, (c) => c.notNull())
      .addColumn('last_used_at', int)
      .addUniqueConstraint('member_passkeys_once', ['site_id', 'host', 'credential_id'])
      .execute();
    await sql`create index member_passkeys_of_member on member_passkeys (site_member_id)`.execute(db);
    await db.schema
      .createTable('spent_challenges')
      .addColumn('hash', text, (c) => c.primaryKey())
      .addColumn('expires_at', int, (c) => c.notNull())
      .execute();
    await sql`create index spent_challenges_by_expiry on spent_challenges (expires_at)`.execute(db);
  },
};
