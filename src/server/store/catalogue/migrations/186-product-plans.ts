import { sql } from 'kysely';
import type { Migration } from '../../../db/engine.ts';

/** The members’ plan that a product opens; of a line that was ordered, what has become of it and whose account has it. */
export const productPlans: Migration = {
  name: '186-product-plans',
  async up(db, engine) {
    const type = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await sql`alter table products add column opens_plan_id ${type}`.execute(db);
    await sql`alter table order_lines add column opens_plan_id ${type}`.execute(db);
    await sql`alter table order_lines add column plan_state ${type}`.execute(db);
    await sql`alter table order_lines add column plan_member_id ${type}`.execute(db);
    await sql`create index order_lines_with_plans on order_lines (site_id, plan_state) where plan_state is not null`.execute(
      db,
    );
  },
};
