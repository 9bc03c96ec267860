import { sql } from 'kysely';
import type { Migration } from '../../db/engine.ts';

/** The picture that stands for a video until it plays: another file of the site. */
export const videoPosters: Migration = {
  name: '078-video-posters',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema.alterTable('media').addColumn('poster_id', text).execute();
  },
};
