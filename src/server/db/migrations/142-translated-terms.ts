import { sql } from 'kysely';
import type { Migration } from '../engine.ts';

/** The words of pages in the other languages of their site, beside `search_terms`, which has those in the main one. */
export const translatedTerms: Migration = {
  name: '142-translated-terms',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await sql`
      create table translated_terms (
        site_id ${text} not null,
        language ${text} not null,
        term ${text} not null,
        document_id ${text} not null references documents (id) on delete cascade,
        weight bigint not null,
        constraint translated_terms_key primary key (site_id, language, term, document_id)
      )`.execute(db);
    await sql`
      create index translated_terms_of_document on translated_terms (document_id, language, term, weight)`.execute(
      db,
    );
  },
};
