/** Where an address leads that has no page of its own, and which page is shown there if it leads nowhere. */
import type { VARIANT_TERM } from '#domain/store/catalogue/variant-address.ts';
import type { Queryable } from '../db/schema.ts';
import { findFirstChild, findPublished } from './queries.ts';
import { findTraces, type Traces } from './queries-traces.ts';
import type { CurrentSite } from './site-views.ts';
import { SYSTEM_CODES } from './system-codes.ts';

interface ElsewhereDeps {
  readonly db: { readonly read: Queryable };
}

export interface Redirected {
  readonly kind: 'redirect';
  readonly location: string;
  readonly status: number;
  /** What was asked for by it is the address now. */
  readonly term?: 'category' | typeof VARIANT_TERM;
}

/** A page of the product's own in the place of the one that was asked for: the same at every address of a site. */
export interface InItsPlace {
  readonly kind: 'own';
  readonly name: 'notFound' | 'lockScreen' | 'protectedContent';
  readonly status: number;
}

export function inItsPlace(name: InItsPlace['name'], status = SYSTEM_CODES[name].status): InItsPlace {
  return { kind: 'own', name, status };
}

/** Private pages say that they are private if their address is known. */
export async function findWayOn(
  deps: ElsewhereDeps,
  site: CurrentSite,
  { path }: { readonly path: string },
): Promise<Redirected | InItsPlace> {
  const known = await findTraces(deps.db.read, site.view.id, path, site.view.translation);
  const elsewhere = await followTraces(deps, site, path, known);
  if (elsewhere) return elsewhere;
  if (known.isPrivate) return inItsPlace('protectedContent');
  return inItsPlace('notFound', known.isGone ? 410 : undefined);
}

export async function findElsewhere(
  deps: ElsewhereDeps,
  site: CurrentSite,
  { path }: { readonly path: string },
): Promise<Redirected | undefined> {
  return followTraces(
    deps,
    site,
    path,
    await findTraces(deps.db.read, site.view.id, path, site.view.translation),
  );
}

async function followTraces(
  deps: ElsewhereDeps,
  site: CurrentSite,
  path: string,
  { redirect, isFolder }: Traces,
): Promise<Redirected | undefined> {
  if (redirect) return { kind: 'redirect', location: redirect.target, status: redirect.status };
  const child = isFolder ? await findFirstChild(deps.db.read, site.view.id, path) : undefined;
  if (child !== undefined) return { kind: 'redirect', location: child, status: 302 };
  return findInSmallLetters(deps, site, path);
}

/** An address that is typed or printed may be in capitals. */
async function findInSmallLetters(
  deps: ElsewhereDeps,
  site: CurrentSite,
  path: string,
): Promise<Redirected | undefined> {
  const small = path.toLowerCase();
  if (small === path) return undefined;
  const isThere = (await findPublished(deps.db.read, site.view.id, small)) !== undefined;
  return isThere ? { kind: 'redirect', location: encodeURI(small), status: 301 } : undefined;
}
