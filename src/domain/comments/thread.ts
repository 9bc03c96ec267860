/** Comments as a tree: every one exactly once, however its parents are stored. */

interface Placed {
  readonly id: string;
  readonly parentId: string | null;
  readonly createdAt: number;
}

export interface Thread<C> {
  readonly comment: C;
  readonly replies: readonly Thread<C>[];
}

/**
 * Oldest first on every level. What answers a comment that is not there, or itself in a circle, stands by itself;
 * what would be deeper than `maxDepth` (1 for no answers at all) follows what it answers on the last level.
 */
export function buildThreads<C extends Placed>(comments: readonly C[], maxDepth: number): Thread<C>[] {
  const ordered = [...comments].sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1));
  const present = new Set(ordered.map(({ id }) => id));
  const byParent = Map.groupBy(ordered, ({ id, parentId }) =>
    parentId !== null && parentId !== id && present.has(parentId) ? parentId : '',
  );
  const seen = new Set<string>();
  const below = (id: string, depth: number): Thread<C>[] =>
    (byParent.get(id) ?? []).flatMap((comment) => branch(comment, depth));
  const branch = (comment: C, depth: number): Thread<C>[] => {
    if (seen.has(comment.id)) return [];
    seen.add(comment.id);
    if (depth < maxDepth) return [{ comment, replies: below(comment.id, depth + 1) }];
    return [{ comment, replies: [] }, ...below(comment.id, depth)];
  };
  const roots = below('', 1);
  // What is left answers itself in a circle.
  for (const comment of ordered) roots.push(...branch(comment, 1));
  return roots;
}

export function countThread<C>({ replies }: Thread<C>): number {
  return replies.reduce((sum, reply) => sum + countThread(reply), 1);
}

/** The page, from 1, on which a comment's thread stands; 1 for one that is not there. */
export function pageOfComment<C extends Placed>(
  threads: readonly Thread<C>[],
  commentId: string,
  onAPage: number,
): number {
  const index = threads.findIndex((thread) => holds(thread, commentId));
  return Math.floor(Math.max(0, index) / onAPage) + 1;
}

function holds<C extends Placed>({ comment, replies }: Thread<C>, id: string): boolean {
  return comment.id === id || replies.some((reply) => holds(reply, id));
}
