/** The comments of one person, by their address: for people who ask what is known of them, or want it gone. */
import type { Queryable } from '../db/schema.ts';
import { raiseSiteVersion } from '../kernel/sites/queries.ts';
import { listAnswered, listCommentsOf, purge } from './queries-moderation.ts';

/** Those that were answered keep their places, without words, name and address. */
export async function eraseCommentsOf(
  tx: Queryable,
  of: { readonly siteId: string; readonly email: string; readonly now: number },
): Promise<number> {
  const comments = await listCommentsOf(tx, of.siteId, of.email);
  const ids = comments.map(({ id }) => id);
  const answered = new Set(await listAnswered(tx, ids));
  await purge(tx, { emptied: [...answered], removed: ids.filter((id) => !answered.has(id)) });
  if (comments.some(({ status }) => status === 'published')) await raiseSiteVersion(tx, of.siteId, of.now);
  return comments.length;
}
