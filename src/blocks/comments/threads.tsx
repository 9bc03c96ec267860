import { bodyParts, type WordsPart } from '#domain/comments/body-parts.ts';
import { commentAnchor, commentFormAnchor } from '#domain/comments/comment-link.ts';
import { commentTexts } from '#domain/comments/comment-texts.ts';
import { COMMENTS_TERM, REPLY_TERM } from '#domain/comments/contract.ts';
import type { ItemComments, ShownComment } from '#domain/comments/item-comments.ts';
import type { Thread } from '#domain/comments/thread.ts';
import { commentWords } from '#domain/comments/words/words.ts';
import { dateFormat } from '#domain/locale/date-format.ts';
import { directionIn } from '#domain/locale/direction.ts';
import type { RenderContext } from '#domain/page.ts';

interface ThreadsProps {
  readonly threads: readonly Thread<ShownComment>[];
  readonly data: ItemComments;
  readonly context: RenderContext;
}

export function CommentThreads({ threads, ...rest }: ThreadsProps) {
  return (
    <ol className="comments-list">
      {threads.map(({ comment, replies }) => (
        <li key={comment.id} id={commentAnchor(comment.id)}>
          <OneComment comment={comment} {...rest} />
          {replies.length > 0 && <CommentThreads threads={replies} {...rest} />}
        </li>
      ))}
    </ol>
  );
}

interface OneProps extends Omit<ThreadsProps, 'threads'> {
  readonly comment: ShownComment;
}

function OneComment({ comment, data, context }: OneProps) {
  const say = commentWords(context.locale);
  if (comment.isGone) return <p className="comments-note">{say('deleted')}</p>;
  const author = comment.author || commentTexts(context.locale).anonymous;
  const { timeZone } = context.site.settings;
  return (
    <article className="comment" aria-labelledby={`${commentAnchor(comment.id)}-by`}>
      <p className="comment-by" id={`${commentAnchor(comment.id)}-by`}>
        <b>{author}</b>
        {comment.isOwn && <span className="comment-own">{say('author')}</span>}
        <a href={`#${commentAnchor(comment.id)}`}>
          <time dateTime={new Date(comment.createdAt).toISOString()} data-time={comment.createdAt}>
            {dateFormat(context.locale, timeZone, { dateStyle: 'long' }).format(comment.createdAt)}
          </time>
        </a>
      </p>
      <div className="comment-words">
        {bodyParts(comment.body).map((lines, index) => (
          <p key={index} {...directionIn(context.locale, wordsOf(lines))}>
            {lines.map((parts, line) => (
              <Line key={line} parts={parts} isFirst={line === 0} />
            ))}
          </p>
        ))}
      </div>
      {data.isOpen && (
        <a
          className="comment-reply"
          href={replyHref(comment, data, context)}
          rel="nofollow"
          data-reply={comment.id}
          data-author={author}
        >
          {say('reply')}
          <span className="visually-hidden">{` ${say('replyTo', { author })}`}</span>
        </a>
      )}
    </article>
  );
}

function wordsOf(lines: readonly (readonly WordsPart[])[]): string {
  return lines.flatMap((parts) => parts.map(({ text }) => text)).join(' ');
}

function Line({ parts, isFirst }: { readonly parts: readonly WordsPart[]; readonly isFirst: boolean }) {
  return (
    <>
      {!isFirst && <br />}
      {parts.map(({ text, href }, index) =>
        href === undefined ? (
          text
        ) : (
          <a key={index} href={href} rel="nofollow ugc noopener">
            {text}
          </a>
        ),
      )}
    </>
  );
}

function replyHref(
  comment: ShownComment,
  { page, item }: ItemComments,
  { page: { path } }: RenderContext,
): string {
  const terms = new URLSearchParams({
    ...(page > 1 ? { [COMMENTS_TERM]: String(page) } : {}),
    [REPLY_TERM]: comment.id,
  });
  return `${path}?${terms}#${commentFormAnchor(item.id)}`;
}
