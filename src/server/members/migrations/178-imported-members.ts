import { sql } from 'kysely';
import type { Migration } from '../../db/engine.ts';

/** Passwords that members bring from elsewhere, and what lists and figures of many members are read by. */
export const importedMembers: Migration = {
  name: '178-imported-members',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema.alterTable('members').addColumn('imported_hash', text).execute();
    await sql`create index members_with_imported_hash on members (site_id, imported_hash) where imported_hash is not null`.execute(
      db,
    );
    await sql`create index members_by_joining on members (site_id, joined_at)`.execute(db);
    await sql`create index memberships_of_plan_by_member on memberships (site_id, plan_id, site_member_id, until, is_paused)`.execute(
      db,
    );
    await sql`drop index memberships_of_plan`.execute(db);
  },
};
