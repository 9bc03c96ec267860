import { sql } from 'kysely';
import type { Migration } from '../engine.ts';

/** Which files the published versions show, and which of them are not for everyone. */
export const gatedMedia: Migration = {
  name: '172-gated-media',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema
      .createTable('revision_media')
      .addColumn('revision_id', text, (c) => c.notNull().references('revisions.id').onDelete('cascade'))
      .addColumn('media_id', text, (c) => c.notNull())
      .addPrimaryKeyConstraint('revision_media_once', ['revision_id', 'media_id'])
      .execute();
    await sql`create index revision_media_by_file on revision_media (media_id)`.execute(db);
    await db.schema
      .createTable('gated_media')
      .addColumn('media_id', text, (c) => c.primaryKey().references('media.id').onDelete('cascade'))
      .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
      .execute();
    await sql`create index gated_media_of_site on gated_media (site_id)`.execute(db);
  },
};
