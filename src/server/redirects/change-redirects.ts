/** Adds, changes and removes redirects. One that would lead in a circle is refused, whoever brings it. */
import type { RowReport, StoredRedirect } from '#domain/redirects/calls.ts';
import { indexRedirects, problemOf, type Surroundings } from '#domain/redirects/inspect.ts';
import type { OwnHosts } from '#domain/redirects/own-hosts.ts';
import { type Redirect, readRedirect } from '#domain/redirects/redirect.ts';
import { readRedirectTable } from '#domain/redirects/redirect-table.ts';
import type { Queryable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { raiseSiteVersion } from '../kernel/sites/queries.ts';
import { findOwnHosts, type HostDeps } from './own-hosts.ts';
import { deleteRedirects, findRedirect, listRedirects, listVisiblePaths, writeRedirect } from './queries.ts';

type CommandDeps = Pick<Deps, 'db' | 'now' | 'newId'> & HostDeps;

export interface RedirectInput {
  readonly from: string;
  readonly target: string;
  readonly status?: number | undefined;
}

export type RedirectSaved =
  | { readonly kind: 'saved'; readonly redirect: StoredRedirect }
  | { readonly kind: 'invalid'; readonly field: string; readonly message: string }
  | { readonly kind: 'taken' | 'missing'; readonly message: string };

/** @param input.id the one to change; without it a new one is added */
export async function saveRedirect(
  deps: CommandDeps,
  input: RedirectInput & { readonly siteId: string; readonly id?: string },
): Promise<RedirectSaved> {
  const hosts = await findOwnHosts(deps, input.siteId);
  const read = readRedirect(input, hosts);
  if (!read.ok) return { kind: 'invalid', field: read.field, message: read.message };
  return deps.db.write((tx) => saveIn(tx, deps, { ...input, hosts, redirect: read.redirect }));
}

async function saveIn(
  tx: Queryable,
  deps: CommandDeps,
  {
    siteId,
    id,
    redirect,
    hosts,
  }: {
    readonly siteId: string;
    readonly id?: string;
    readonly redirect: Redirect;
    readonly hosts: OwnHosts;
  },
): Promise<RedirectSaved> {
  const all = await listRedirects(tx, siteId);
  const old = all.find((each) => each.id === id);
  if (id !== undefined && !old) return { kind: 'missing', message: 'This redirect no longer exists.' };
  const refused = refusalOf(
    redirect,
    all.filter((each) => each !== old),
    { paths: await listVisiblePaths(tx, siteId), hosts },
  );
  if (refused) return refused;
  if (old) await deleteRedirects(tx, siteId, [old.id]);
  const stored = { ...redirect, id: old?.id ?? deps.newId(), createdAt: old?.createdAt ?? deps.now() };
  if (!(await raiseSiteVersion(tx, siteId, deps.now())))
    return { kind: 'missing', message: 'This site does not exist.' };
  await writeRedirect(tx, { id: stored.id, siteId, redirect, now: stored.createdAt });
  return { kind: 'saved', redirect: stored };
}

function refusalOf(
  redirect: Redirect,
  others: readonly Redirect[],
  around: Pick<Surroundings, 'paths' | 'hosts'>,
): Exclude<RedirectSaved, { kind: 'saved' }> | undefined {
  const byFrom = indexRedirects(others);
  const taken = byFrom.get(redirect.from);
  if (taken) {
    const message = `${redirect.from} already redirects to ${taken.target}. Change that redirect.`;
    return { kind: 'taken', message };
  }
  const problem = problemOf(redirect, { ...around, byFrom: byFrom.set(redirect.from, redirect) });
  if (problem?.kind !== 'loop') return undefined;
  return { kind: 'invalid', field: 'target', message: problem.message };
}

/** @returns those that were there, so that they can be put back */
export async function removeRedirect(
  deps: CommandDeps,
  { siteId, id }: { readonly siteId: string; readonly id: string },
): Promise<StoredRedirect | undefined> {
  return deps.db.write(async (tx) => {
    const redirect = await findRedirect(tx, siteId, id);
    if (!redirect) return undefined;
    await deleteRedirects(tx, siteId, [id]);
    await raiseSiteVersion(tx, siteId, deps.now());
    return redirect;
  });
}

export type TableImported =
  | { readonly kind: 'read'; readonly isDryRun: boolean; readonly rows: readonly RowReport[] }
  | { readonly kind: 'invalid'; readonly message: string };

/** Rows that are refused leave the others alone. A dry run says the same and writes nothing. */
export async function importRedirectTable(
  deps: CommandDeps,
  input: { readonly siteId: string; readonly csv: string; readonly isDryRun: boolean },
): Promise<TableImported> {
  const run = (db: Queryable, isDryRun: boolean) => importIn(db, deps, { ...input, isDryRun });
  return input.isDryRun ? run(deps.db.read, true) : deps.db.write((tx) => run(tx, false));
}

async function importIn(
  db: Queryable,
  deps: CommandDeps,
  { siteId, csv, isDryRun }: { siteId: string; csv: string; isDryRun: boolean },
): Promise<TableImported> {
  const current = await listRedirects(db, siteId);
  const read = readRedirectTable(csv, current, {
    paths: await listVisiblePaths(db, siteId),
    hosts: await findOwnHosts(deps, siteId),
  });
  if ('message' in read) return { kind: 'invalid', message: read.message };
  if (!isDryRun && read.redirects.length > 0) {
    for (const redirect of read.redirects)
      await writeRedirect(db, { id: deps.newId(), siteId, redirect, now: deps.now() });
    await raiseSiteVersion(db, siteId, deps.now());
  }
  return { kind: 'read', isDryRun, rows: read.rows };
}
