import { sql } from 'kysely';
import type { Migration } from '../engine.ts';

/** Who may see what is not for everyone. */
export const gates: Migration = {
  name: '155-gates',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema
      .createTable('gates')
      .addColumn('target_id', text, (c) => c.primaryKey())
      .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
      .addColumn('is_open', sql`bigint`, (c) => c.notNull())
      .addColumn('access', text, (c) => c.notNull())
      .execute();
    await sql`create index gates_of_site on gates (site_id)`.execute(db);
    // Of most sites there are none, and they are looked for with every change.
    await sql`create index documents_with_access on documents (site_id) where settings like '%"access":%'`.execute(
      db,
    );
  },
};
