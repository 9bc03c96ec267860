import { sql } from 'kysely';
import type { Migration } from '../../db/engine.ts';

/** What visitors did, each by itself and added up by days, and what of it was not counted. */
export const tracking: Migration = {
  name: '033-tracking',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    const int = sql`bigint`;
    const table = (name: string) =>
      db.schema
        .createTable(name)
        .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'));
    let hits = table('hits')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('at', int, (c) => c.notNull());
    for (const name of ['visitor', 'event', 'path', 'subject', ...DIMENSIONS])
      hits = hits.addColumn(name, text, (c) => c.notNull());
    await hits.execute();
    await sql`create index hits_of_site on hits (site_id, at)`.execute(db);
    let visits = table('visits')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('day', text, (c) => c.notNull());
    for (const name of ['started_at', 'ended_at', 'views'])
      visits = visits.addColumn(name, int, (c) => c.notNull());
    for (const name of ['visitor', 'landing', 'leaving', 'pages', 'events', ...DIMENSIONS])
      visits = visits.addColumn(name, text, (c) => c.notNull());
    await visits.execute();
    await sql`create index visits_of_site on visits (site_id, day)`.execute(db);
    let days = table('visitor_days')
      .addColumn('dimension', text, (c) => c.notNull())
      .addColumn('day', text, (c) => c.notNull())
      .addColumn('value', text, (c) => c.notNull());
    for (const name of ['visitors', 'visits', 'views', 'bounces', 'seconds', 'events'])
      days = days.addColumn(name, int, (c) => c.notNull());
    await days
      .addPrimaryKeyConstraint('visitor_days_same', ['site_id', 'dimension', 'day', 'value'])
      .execute();
    await table('hit_drops')
      .addColumn('day', text, (c) => c.notNull())
      .addColumn('reason', text, (c) => c.notNull())
      .addColumn('count', int, (c) => c.notNull())
      .addPrimaryKeyConstraint('hit_drops_same', ['site_id', 'day', 'reason'])
      .execute();
    await table('tracking_marks')
      .addColumn('added_up_to', int, (c) => c.notNull())
      .addPrimaryKeyConstraint('tracking_marks_same', ['site_id'])
      .execute();
    // Of one day each: gone with it, what was made with them says nothing any more.
    await db.schema
      .createTable('visitor_salts')
      .addColumn('day', text, (c) => c.primaryKey())
      .addColumn('salt', text, (c) => c.notNull())
      .execute();
  },
};

const DIMENSIONS = [
  'source',
  'medium',
  'campaign',
  'language',
  'country',
  'device',
  'browser',
  'system',
] as const;
