import { sql } from 'kysely';
import type { Migration } from '../../db/engine.ts';

/** Imports, exports and backups under way, and their reports. */
export const moves: Migration = {
  name: '005-moves',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    const int = sql`bigint`;
    await db.schema
      .createTable('moves')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('site_id', text, (c) => c.references('sites.id').onDelete('cascade'))
      .addColumn('kind', text, (c) => c.notNull())
      .addColumn('task', text, (c) => c.notNull())
      .addColumn('state', text, (c) => c.notNull())
      .addColumn('filename', text, (c) => c.notNull())
      .addColumn('progress', text, (c) => c.notNull())
      .addColumn('report', text)
      .addColumn('message', text)
      .addColumn('details', text, (c) => c.notNull())
      .addColumn('result_bytes', int)
      .addColumn('started_by', text, (c) => c.notNull())
      .addColumn('created_at', int, (c) => c.notNull())
      .addColumn('finished_at', int)
      .addColumn('expires_at', int, (c) => c.notNull())
      .execute();
    await sql`create index moves_of_site on moves (site_id, kind, created_at)`.execute(db);
  },
};
