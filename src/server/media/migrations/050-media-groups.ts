import { sql } from 'kysely';
import type { Migration } from '../../db/engine.ts';

/** Folders and labels of files, and what is in them. */
export const mediaGroups: Migration = {
  name: '050-media-groups',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema
      .createTable('media_groups')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
      .addColumn('kind', text, (c) => c.notNull())
      .addColumn('name', text, (c) => c.notNull())
      .execute();
    await sql`create unique index media_groups_of_site on media_groups (site_id, kind, name)`.execute(db);
    await db.schema
      .createTable('media_in_groups')
      .addColumn('group_id', text, (c) => c.notNull().references('media_groups.id').onDelete('cascade'))
      .addColumn('media_id', text, (c) => c.notNull().references('media.id').onDelete('cascade'))
      .addPrimaryKeyConstraint('media_in_groups_key', ['group_id', 'media_id'])
      .execute();
    await sql`create index media_in_groups_of_media on media_in_groups (media_id)`.execute(db);
  },
};
