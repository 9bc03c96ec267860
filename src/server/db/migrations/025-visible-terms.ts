import { sql } from 'kysely';
import type { Migration } from '../engine.ts';

/**
 * Until now the word index held words that visitors do not see: of what is hidden, and of sections that another
 * one stands in for. Pages that may hold such words lose all of theirs at once, and get those that can be seen from a job
 * each. A page that is looked through in vain costs a moment; so the text of a body is all that is asked.
 */
export const visibleTerms: Migration = {
  name: '025-visible-terms',
  async up(db) {
    const concerned = sql`
      documents join revisions on revisions.id = documents.published_id
      where documents.kind in ('page', 'item')
        and (revisions.body like '%"hidden"%' or revisions.body like '%"source"%')`;
    await sql`
      insert into jobs (id, site_id, type, payload, status, run_at, attempts, created_at)
      select 'visible-' || documents.id, documents.site_id, 'content.index-document',
        '{"siteId":"' || documents.site_id || '","documentId":"' || documents.id || '"}', 'waiting', 0, 0, 0
      from ${concerned}`.execute(db);
    await sql`delete from search_terms where document_id in (select documents.id from ${concerned})`.execute(
      db,
    );
  },
};
