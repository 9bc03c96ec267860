/** The link to an item's comments, wherever its title stands. */
import type { ReactNode } from 'react';
import { COMMENT_LINK_TEXT, commentHref } from '#domain/comments/comment-link.ts';
import type { RenderContext } from '#domain/page.ts';
import { embedComments } from './comments-embed.ts';

export interface CommentLinkProps {
  readonly item: { readonly id: string; readonly path: string };
  readonly context: Pick<RenderContext, 'site' | 'embeds'>;
  readonly count?: number | undefined;
}

export function CommentLink({ item, context, count }: CommentLinkProps): ReactNode {
  const { settings } = context.site;
  const shortName = settings.commentProviderShortName;
  embedComments(context.embeds, settings);
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
