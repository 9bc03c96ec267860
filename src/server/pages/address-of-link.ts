/** Where a link of a site leads. */
import type { Link } from '#domain/links/link.ts';
import { hrefOf } from '#site/context.ts';
import type { Queryable } from '../db/schema.ts';
import { listMediaViews } from '../kernel/media/queries.ts';
import { listTargets } from './queries-targets.ts';

/** Undefined for a link that leads nowhere. */
export async function addressOfLink(
  db: Queryable,
  siteId: string,
  link: Link | undefined,
): Promise<string | undefined> {
  const ids = link && 'id' in link ? [link.id] : [];
  const [media, targets] = await Promise.all([listMediaViews(db, siteId, ids), listTargets(db, siteId, ids)]);
  const byId = <Each extends { readonly id: string }>(list: readonly Each[]) =>
    new Map(list.map((each) => [each.id, each]));
  return hrefOf(link, { media: byId(media), targets: byId(targets) });
}
