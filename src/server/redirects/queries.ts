import type { StoredRedirect } from '#domain/redirects/calls.ts';
import type { Redirect } from '#domain/redirects/redirect.ts';
import type { Queryable } from '../db/schema.ts';
import { listAddressesInLanguages } from '../kernel/documents/queries-local-paths.ts';
import { findSiteSettings } from '../kernel/sites/queries.ts';
import type { RedirectTable } from './tables.ts';

/** In the order of their addresses. */
export async function listRedirects(db: Queryable, siteId: string): Promise<StoredRedirect[]> {
  const rows = await db
    .selectFrom('redirects')
    .selectAll()
    .where('siteId', '=', siteId)
    .orderBy('fromPath')
    .execute();
  return rows.map(toRedirect);
}

export async function findRedirect(
  db: Queryable,
  siteId: string,
  id: string,
): Promise<StoredRedirect | undefined> {
  const row = await db
    .selectFrom('redirects')
    .selectAll()
    .where('siteId', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toRedirect(row);
}

function toRedirect(row: RedirectTable): StoredRedirect {
  return {
    id: row.id,
    from: row.fromPath,
    target: row.target,
    status: row.status,
    createdAt: row.createdAt,
  };
}

/** Paths of everything visitors can see, in all languages. */
export async function listVisiblePaths(db: Queryable, siteId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('documents')
    .select('path')
    .where('siteId', '=', siteId)
    .where('path', 'is not', null)
    .where('deletedAt', 'is', null)
    .where((eb) => eb.or([eb('publishedId', 'is not', null), eb('kind', '=', 'folder')]))
    .execute();
  const paths = new Set(rows.flatMap(({ path }) => path ?? []));
  const { languages = [] } = (await findSiteSettings(db, siteId)) ?? {};
  return new Set([...paths, ...(await listAddressesInLanguages(db, siteId, languages, paths))]);
}

export interface WriteRedirect {
  readonly id: string;
  readonly siteId: string;
  readonly redirect: Redirect;
  readonly now: number;
}

/** What was there for the address is replaced. */
export async function writeRedirect(
  db: Queryable,
  { id, siteId, redirect, now }: WriteRedirect,
): Promise<void> {
  const { target, status } = redirect;
  await db
    .insertInto('redirects')
    .values({ id, siteId, fromPath: redirect.from, target, status, createdAt: now })
    .onConflict((conflict) => conflict.columns(['siteId', 'fromPath']).doUpdateSet({ target, status }))
    .execute();
}

export async function deleteRedirects(
  db: Queryable,
  siteId: string,
  ids: readonly string[],
): Promise<number> {
  const result = await db
    .deleteFrom('redirects')
    .where('siteId', '=', siteId)
    .where('id', 'in', ids)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
