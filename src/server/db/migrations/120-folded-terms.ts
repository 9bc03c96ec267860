import { sql } from 'kysely';
import { searchTerms } from '#domain/search/terms.ts';
import { chunks } from '../chunks.ts';
import type { Migration } from '../engine.ts';

/**
 * Words in the index that are folded further now, such as those with ß, ø or ς. They are rewritten where they are, so
 * that visitors find their pages from the first request on.
 */
export const foldedTerms: Migration = {
  name: '120-folded-terms',
  async up(db) {
    const { rows } = await sql<{ site_id: string; term: string }>`
      select distinct site_id, term from search_terms where octet_length(term) <> length(term)`.execute(db);
    const changed = rows
      .map(({ site_id, term }) => ({ site_id, term, folded: searchTerms(term)[0] ?? '' }))
      .filter(({ term, folded }) => folded !== term);
    for (const some of chunks(changed)) {
      const pairs = sql.join(some.map(({ site_id, term }) => sql`(${site_id}, ${term})`));
      const changes = some.filter(({ folded }) => folded !== '');
      const values = changes.map(({ site_id, term, folded }) => sql`(${site_id}, ${term}, ${folded})`);
      if (values.length > 0)
        await sql`
          insert into search_terms (site_id, term, document_id, weight)
          select changes.column1, changes.column3, old.document_id, sum(old.weight)
          from (values ${sql.join(values)}) as changes
          join search_terms as old on old.site_id = changes.column1 and old.term = changes.column2
          where true
          group by changes.column1, changes.column3, old.document_id
          on conflict (site_id, term, document_id) do update set weight = search_terms.weight + excluded.weight`.execute(
          db,
        );
      await sql`delete from search_terms where (site_id, term) in (values ${pairs})`.execute(db);
    }
  },
};
