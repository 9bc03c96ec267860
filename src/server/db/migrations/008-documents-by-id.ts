import { sql } from 'kysely';
import type { Migration } from '../engine.ts';

/**
 * Documents of a site by their ids. Without it SQLite, which keeps no statistics, reads every document of the site
 * as soon as more than a few ids are asked for at once.
 */
export const documentsById: Migration = {
  name: '008-documents-by-id',
  async up(db) {
    await sql`create index documents_of_site on documents (site_id, id)`.execute(db);
  },
};
