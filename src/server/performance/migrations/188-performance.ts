import { sql } from 'kysely';
import type { Migration } from '../../db/engine.ts';

/** How fast pages were for visitors: what has come in, and what it adds up to by day, page and device. */
export const performance: Migration = {
  name: '188-performance',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    const int = sql`bigint`;
    const table = (name: string) =>
      db.schema
        .createTable(name)
        .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'));
    await table('speed_records')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('at', int, (c) => c.notNull())
      .addColumn('path', text, (c) => c.notNull())
      .addColumn('device', text, (c) => c.notNull())
      .addColumn('records', text, (c) => c.notNull())
      .execute();
    await sql`create index speed_records_of_site on speed_records (site_id, at)`.execute(db);
    await table('speed_days')
      .addColumn('day', text, (c) => c.notNull())
      .addColumn('path', text, (c) => c.notNull())
      .addColumn('device', text, (c) => c.notNull())
      .addColumn('loads', int, (c) => c.notNull())
      .addColumn('metrics', text, (c) => c.notNull())
      .addColumn('subjects', text, (c) => c.notNull())
      .addPrimaryKeyConstraint('speed_days_same', ['site_id', 'path', 'day', 'device'])
      .execute();
    // Which pages have the most is answered without reading what else is known of them.
    await sql`create index speed_days_loads on speed_days (site_id, day, device, path, loads)`.execute(db);
  },
};
