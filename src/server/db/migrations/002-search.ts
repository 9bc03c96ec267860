import { sql } from 'kysely';
import type { Migration } from '../engine.ts';

/**
 * The word index behind site search. It starts empty for sites that exist already: the server notices and
 * indexes them at its next start (`pages/index-site`).
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
  },
};
