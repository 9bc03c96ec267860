import { COMMENTS_TERM, REPLY_TERM } from '#domain/comments/contract.ts';
import type { ItemComments } from '#domain/comments/item-comments.ts';
import type { BlockDataLoader } from '../contract.ts';
import type { CommentsProps } from './definition.ts';

/** Undefined where there is no post, and where its comments are off. */
export const load: BlockDataLoader<CommentsProps, ItemComments | undefined> = async (
  { item },
  { site, now, pageId, query },
) => {
  const chosen = item && 'ref' in item && item.ref === 'item' ? item.id : undefined;
  const itemId = chosen ?? pageId;
  if (itemId === '') return undefined;
  return site.comments(itemId, {
    now,
    shownOn: pageId,
    page: readPage(query[COMMENTS_TERM]),
    replyTo: query[REPLY_TERM] ?? '',
  });
};

function readPage(text: string | undefined): number {
  return /^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 1;
}
