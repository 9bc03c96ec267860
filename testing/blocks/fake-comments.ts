/** The comments of an item, with an answer and one that is gone. Only tests import this. */
import type { ItemComments, ShownComment } from '#domain/comments/item-comments.ts';
import { buildThreads } from '#domain/comments/thread.ts';
import { FAKE_NOW } from './fake-context.ts';

const HOUR_MS = 3_600_000;

/** @param words stands in every text, to see what hostile words do */
export function fakeComments(itemId: string, words?: string): ItemComments {
  const comment = (index: number, changes: Partial<ShownComment> = {}): ShownComment => ({
    id: `${itemId.slice(0, 22)}c${index}`,
    parentId: null,
    author: words ?? 'Marit Solberg',
    isOwn: false,
    createdAt: FAKE_NOW - (10 - index) * HOUR_MS,
    body:
      words ?? 'The ash glaze on the last picture is lovely.\nWhich wood was it?\n\nhttps://marit.example',
    isGone: false,
    ...changes,
  });
  const first = comment(1);
  const answer = comment(2, { parentId: first.id, isOwn: true, author: words ?? 'Ingrid Halden' });
  const gone = comment(3, { isGone: true, body: '', author: '' });
  const last = comment(4, { parentId: gone.id, author: words ?? '' });
  return {
    item: { id: itemId, path: '/journal/1' },
    isOpen: true,
    isNameRequired: true,
    total: 3,
    page: 1,
    pageCount: 2,
    threads: buildThreads([first, answer, gone, last], 4),
    replyTo: undefined,
  };
}
