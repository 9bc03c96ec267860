/** What is known of an address that has no page: scanners ask for many of these, so in one query. */
import { sql } from 'kysely';
import { ITEM_STATUS } from '#domain/content/codes.ts';
import { pathInLanguage, type Translation } from '#domain/locale/site-languages.ts';
import type { Queryable } from '../db/schema.ts';

export interface Traces {
  readonly redirect: { readonly target: string; readonly status: number } | undefined;
  readonly isFolder: boolean;
  readonly isPrivate: boolean;
  /** A page was here that its owner has removed, also from the trash. */
  readonly isGone: boolean;
}

/** @param translation in which it is asked for: an address of the language may lead elsewhere too */
export async function findTraces(
  db: Queryable,
  siteId: string,
  path: string,
  translation?: Translation,
): Promise<Traces> {
  const local = pathInLanguage(path, translation);
  const { rows } = await sql<{ kind: string; target: string; status: number }>`
    select case when from_path = ${local} then 'local' else 'redirect' end as kind, target, status
    from redirects where site_id = ${siteId} and from_path in (${path}, ${local})
    union all
    select 'folder', '', 0 from documents
    where site_id = ${siteId} and path = ${path} and deleted_at is null and kind = 'folder'
    union all
    select 'private', '', 0 from documents
    where site_id = ${siteId} and path = ${path} and deleted_at is null and status = ${sql.lit(ITEM_STATUS.private)}
    union all
    select 'gone', '', 0 from documents
    where site_id = ${siteId} and path = ${path} and deleted_at is not null and published_id is not null
    union all
    select 'gone', '', 0 from gone_addresses where site_id = ${siteId} and path in (${path}, ${local})`.execute(
    db,
  );
  const has = (kind: string) => rows.some((row) => row.kind === kind);
  const redirect = rows.find(({ kind }) => kind === 'local') ?? rows.find(({ kind }) => kind === 'redirect');
  return {
    redirect: redirect && { target: redirect.target, status: redirect.status },
    isFolder: has('folder'),
    isPrivate: has('private'),
    isGone: has('gone'),
  };
}
