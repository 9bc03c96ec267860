import { sql } from 'kysely';
import type { Migration } from '../engine.ts';

/** Versions are read once more: the reusable sections that they show are noted beside their files. */
export const sectionsShowFiles: Migration = {
  name: '187-sections-show-files',
  async up(db) {
    await sql`delete from revision_media where media_id = ''`.execute(db);
  },
};
