import { sql } from 'kysely';
import type { Migration } from '../engine.ts';

/**
 * The word index behind site search, and a job for each document that is published already. The job borrows
 * the document's id, which no other job can have.
 */
export const search: Migration = {
  name: '002-search',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema
      .createTable('search_terms')
      .addColumn('site_id', text, (c) => c.notNull())
      .addColumn('term', text, (c) => c.notNull())
      .addColumn('document_id', text, (c) => c.notNull().references('documents.id').onDelete('cascade'))
      .addColumn('weight', sql`bigint`, (c) => c.notNull())
      .addPrimaryKeyConstraint('search_terms_key', ['site_id', 'term', 'document_id'])
      .execute();
    await sql`create index search_terms_of_document on search_terms (document_id)`.execute(db);
    await sql`
      insert into jobs (id, site_id, type, payload, status, run_at, attempts, created_at)
      select id, site_id, 'content.index-document',
        '{"siteId":"' || site_id || '","documentId":"' || id || '"}', 'waiting', 0, 0, 0
      from documents where published_id is not null and deleted_at is null and kind in ('page', 'item')`.execute(
      db,
    );
  },
};
