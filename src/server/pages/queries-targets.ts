/** What links of a site can lead to. */
import { sql } from 'kysely';
import type { LinkTarget } from '#domain/site-data.ts';
import type { Queryable } from '../db/schema.ts';
import { documentSettingsOf } from '../kernel/documents/settings.ts';
import { digestsOf } from './item-digests.ts';

/**
 * Those of the documents that visitors can open.
 * @param locale of a translated site
 */
export async function listTargets(
  db: Queryable,
  siteId: string,
  ids: readonly string[],
  locale?: string,
): Promise<LinkTarget[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{
    id: string;
    title: string;
    path: string | null;
    settings: string;
    publishedId: string | null;
  }>`
    select id, title, path, settings, published_id from documents
    where site_id = ${siteId} and id in (${sql.join([...ids])}) and deleted_at is null
      and (published_id is not null or kind = 'folder')`.execute(db);
  const titles = locale === undefined ? undefined : await titlesIn(db, siteId, rows, locale);
  return rows.flatMap(({ id, path, settings, ...row }) => {
    if (path === null) return [];
    const { isHiddenFromNavigation } = documentSettingsOf(settings);
    const title = titles?.get(id) || row.title;
    return [{ id, title, path, ...(isHiddenFromNavigation ? { isHiddenFromNavigation } : {}) }];
  });
}

/** Titles as the published versions have them in a language, by the ids of the documents. */
async function titlesIn(
  db: Queryable,
  siteId: string,
  rows: readonly { readonly id: string; readonly publishedId: string | null }[],
  locale: string,
): Promise<ReadonlyMap<string, string>> {
  const published = rows.flatMap(({ id, publishedId }) =>
    publishedId === null ? [] : [{ id, revisionId: publishedId, isLocked: false }],
  );
  const digests = await digestsOf(db, siteId, published, locale);
  return new Map(published.map(({ id }, index) => [id, digests[index]?.title ?? '']));
}
