/** Site search over the word index (`search_terms`). */
import { type RawBuilder, sql } from 'kysely';
import { searchTerms } from '#domain/search/terms.ts';
import type { Queryable } from '../db/schema.ts';
import { isOpenToAll } from '../kernel/documents/queries-locked.ts';
import { rangeOf } from './queries-items.ts';

/** Terms that more documents have than this are all alike: common. */
const COMMON = 1000;

interface SearchedSite {
  readonly id: string;
  /** BCP 47; absent in the main language. */
  readonly language?: string | undefined;
}

/** Documents whose words begin with every one of the terms; the best first. */
export async function searchDocuments(
  db: Queryable,
  { id: siteId, language }: SearchedSite,
  terms: readonly string[],
  range: { limit: number; offset: number },
): Promise<{ ids: string[]; total: number }> {
  const index = language === undefined ? sql`search_terms` : indexIn(siteId, language);
  const [rarest, ...others] = await rarestFirst(db, { siteId, index }, terms);
  if (rarest === undefined) return { ids: [], total: 0 };
  // Null, and so left out below, for documents without the term.
  const weights = others.map(
    (term) => sql` + (
      select sum(other.weight) from ${index} other
      where other.document_id = found.document_id and ${startsWith(sql.ref('other.term'), term)})`,
  );
  // As a value, not as a join: PostgreSQL would read every document of the installation for one.
  const { rows } = await sql<{ documentId: string; total: number }>`
    select hits.document_id, count(*) over () as total from (
      select document_id, sum(weight) ${sql.join(weights, sql``)} as weight from ${index} found
      where site_id = ${siteId} and ${startsWith(sql.ref('term'), rarest)}
      group by document_id
    ) as hits
    where hits.weight is not null and (
      select 1 from documents
      where id = hits.document_id and status = 1 and deleted_at is null and ${isOpenToAll()}
    ) = 1
    order by hits.weight desc, hits.document_id desc
    ${rangeOf(range)}`.execute(db);
  return { ids: rows.map((row) => row.documentId), total: rows[0]?.total ?? 0 };
}

/** In a language: the words of pages that are translated, and of the others those in the main language. */
function indexIn(siteId: string, language: string): RawBuilder<unknown> {
  return sql`(
    select site_id, document_id, term, weight from translated_terms
    where site_id = ${siteId} and language = ${language}
    union all
    select site_id, document_id, term, weight from search_terms main
    where site_id = ${siteId} and not exists (
      select 1 from translated_terms own where own.document_id = main.document_id and own.language = ${language}
    )
  )`;
}

/** Undefined where there is no word in it to look for. */
export async function countFound(
  db: Queryable,
  site: SearchedSite,
  words: string,
): Promise<number | undefined> {
  const terms = searchTerms(words);
  if (terms.length === 0) return undefined;
  return (await searchDocuments(db, site, terms, { limit: 1, offset: 0 })).total;
}

/** Only the documents of the rarest term are looked at; of the others just how many there are, and not for long. */
async function rarestFirst(
  db: Queryable,
  { siteId, index }: { readonly siteId: string; readonly index: RawBuilder<unknown> },
  terms: readonly string[],
): Promise<readonly string[]> {
  if (terms.length < 2) return terms;
  const counts = terms.map(
    (term, place) => sql`
      select ${sql.lit(place)} as place, count(*) as count from (
        select 1 as one from ${index} any_term
        where site_id = ${siteId} and ${startsWith(sql.ref('term'), term)} limit ${sql.lit(COMMON)}
      ) as ${sql.ref(`term${place}`)}`,
  );
  const { rows } = await sql<{
    place: number;
    count: number;
  }>`${sql.join(counts, sql` union all `)}`.execute(db);
  return rows
    .toSorted((a, b) => a.count - b.count || a.place - b.place)
    .flatMap(({ place }) => terms[place] ?? []);
}

function startsWith(column: ReturnType<typeof sql.ref>, term: string) {
  return sql`${column} >= ${term} and ${column} < ${`${term}\u{10FFFF}`}`;
}
