/** Comments move with their site. */
import type { MovedRows } from '../kernel/moves/moved-rows.ts';
import { type CommentEntry, commentOf, commentRowOf, commentSchema } from './moved-entries.ts';
import { deleteCommentsOf, insertComments, listCommentsToMove } from './queries-moved.ts';

const comments: MovedRows<CommentEntry> = {
  file: 'comments.jsonl',
  entry: commentSchema,
  async *read(db, siteId) {
    yield (await listCommentsToMove(db, siteId)).map(commentOf);
  },
  keyOf: ({ id }) => id,
  idsOf: ({ id }) => ({ comments: [id] }),
  check(entries, whole) {
    const seeSource = whole.once('the source');
    for (const [index, { id, document, source }] of entries.entries()) {
      whole.seeId(id, `${index}.id`);
      seeSource(source, `${index}.source`);
      if (!whole.documentIds.has(document.id))
        whole.add(`${index}.document.id`, 'is a page or post that is not in this export');
    }
  },
  clear: deleteCommentsOf,
  insert: (tx, siteId, entries) =>
    insertComments(
      tx,
      entries.map((entry) => commentRowOf(entry, siteId)),
    ),
};

export const moved = [comments];
