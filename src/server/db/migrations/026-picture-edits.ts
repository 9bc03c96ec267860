import { sql } from 'kysely';
import type { Migration } from '../engine.ts';

/** How a picture is turned and cut, as JSON beside its file; null where it is shown as it came. */
export const pictureEdits: Migration = {
  name: '026-picture-edits',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema.alterTable('media').addColumn('edit', text).execute();
  },
};
