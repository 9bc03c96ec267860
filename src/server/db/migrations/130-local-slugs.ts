import { sql } from 'kysely';
import type { Migration } from '../engine.ts';

/** Finds the few documents of a site with an address for another language among all. */
export const localSlugs: Migration = {
  name: '130-local-slugs',
  async up(db) {
    await sql`create index documents_with_local_slugs on documents (site_id, path)
      where deleted_at is null and settings like '%"slugs":{"%'`.execute(db);
  },
};
