import { sql } from 'kysely';
import type { Migration } from '../engine.ts';

/** What every page with a list asks for, answered out of the indexes alone: how many items, when, under which labels. */
export const publishedItems: Migration = {
  name: '022-published-items',
  async up(db) {
    await sql`create index documents_published on documents
      (site_id, collection_id, published_at, id, kind, status, published_id, deleted_at)
      where kind = 'item' and status = 1 and published_id is not null and deleted_at is null`.execute(db);
    await sql`drop index labels_of_collection`.execute(db);
    await sql`create index labels_of_collection on labels (collection_id, kind, label, document_id, site_id)`.execute(
      db,
    );
  },
};
