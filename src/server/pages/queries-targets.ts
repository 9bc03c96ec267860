/** What links of a site can lead to. */
import { sql } from 'kysely';
import type { LinkTarget } from '#domain/site-data.ts';
import type { Queryable } from '../db/schema.ts';
import { documentSettingsOf } from '../kernel/documents/settings.ts';

/** Those of the documents that visitors can open. */
export async function listTargets(
  db: Queryable,
  siteId: string,
  ids: readonly string[],
): Promise<LinkTarget[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string; title: string; path: string | null; settings: string }>`
    select id, title, path, settings from documents
    where site_id = ${siteId} and id in (${sql.join([...ids])}) and deleted_at is null
      and (published_id is not null or kind = 'folder')`.execute(db);
  return rows.flatMap(({ id, title, path, settings }) => {
    if (path === null) return [];
    const { isHiddenFromNavigation } = documentSettingsOf(settings);
    return [{ id, title, path, ...(isHiddenFromNavigation ? { isHiddenFromNavigation } : {}) }];
  });
}
