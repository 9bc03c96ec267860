/** The link to an item's comments, wherever its title stands. */
import { COMMENT_LINK_TEXT, commentHref } from '#domain/comments/comment-link.ts';

export interface CommentLinkProps {
  readonly item: { readonly id: string; readonly path: string };
  /** The site's name with a comment provider; empty where comments are kept here. */
  readonly shortName: string;
  readonly count?: number | undefined;
}

export function CommentLink({ item, shortName, count }: CommentLinkProps) {
  return (
    <a
      className="comment-link"
      href={commentHref(item, shortName)}
      // What providers tell threads apart by, also after an item has moved.
      data-disqus-identifier={shortName ? item.id : undefined}
      data-count={count || undefined}
    >
      {COMMENT_LINK_TEXT}
    </a>
  );
}
