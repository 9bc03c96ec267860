import { sql } from 'kysely';
import type { Migration } from '../../db/engine.ts';

/** Which members have which plans. */
export const memberships: Migration = {
  name: '156-memberships',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    const int = sql`bigint`;
    await db.schema
      .createTable('member_areas')
      .addColumn('site_id', text, (c) => c.primaryKey().references('sites.id').onDelete('cascade'))
      .addColumn('settings', text, (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('memberships')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
      .addColumn('site_member_id', text, (c) => c.notNull().references('members.id').onDelete('cascade'))
      .addColumn('plan_id', text, (c) => c.notNull())
      .addColumn('since', int, (c) => c.notNull())
      .addColumn('until', int)
      .addColumn('is_paused', int, (c) => c.notNull())
      .addColumn('is_granted', int, (c) => c.notNull())
      .addColumn('is_barred', int, (c) => c.notNull().defaultTo(0))
      .addUniqueConstraint('memberships_once', ['site_member_id', 'plan_id'])
      .execute();
    await sql`create index memberships_of_plan on memberships (site_id, plan_id)`.execute(db);
    await sql`create index memberships_of_site on memberships (site_id, id)`.execute(db);
  },
};
