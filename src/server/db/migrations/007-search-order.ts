import { sql } from 'kysely';
import type { Migration } from '../engine.ts';

/**
 * The word index in the order it is read: by term with the weight beside it, and by document with its terms, so that
 * a search reads neither rows nor words it does not need. SQLite can only have this by another table.
 */
export const searchOrder: Migration = {
  name: '007-search-order',
  async up(db, engine) {
    if (engine === 'postgres') {
      await sql`drop index search_terms_of_document`.execute(db);
      await sql`alter table search_terms drop constraint search_terms_key`.execute(db);
      await sql`
        alter table search_terms add constraint search_terms_key
        primary key (site_id, term, document_id) include (weight)`.execute(db);
    } else {
      await sql`alter table search_terms rename to old_search_terms`.execute(db);
      await sql`drop index search_terms_of_document`.execute(db);
      await sql`
        create table search_terms (
          site_id text not null,
          term text not null,
          document_id text not null references documents (id) on delete cascade,
          weight bigint not null,
          constraint search_terms_key primary key (site_id, term, document_id)
        ) without rowid`.execute(db);
      await sql`
        insert into search_terms (site_id, term, document_id, weight)
        select site_id, term, document_id, weight from old_search_terms
        order by site_id, term, document_id`.execute(db);
      await sql`drop table old_search_terms`.execute(db);
    }
    await sql`create index search_terms_of_document on search_terms (document_id, term, weight)`.execute(db);
  },
};
