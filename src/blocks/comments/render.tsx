import { commentAnchor, providerOf } from '#domain/comments/comment-link.ts';
import { COMMENTS_TERM } from '#domain/comments/contract.ts';
import type { ItemComments } from '#domain/comments/item-comments.ts';
import { commentWords } from '#domain/comments/words/words.ts';
import { needsConsent } from '#domain/consent/needs-consent.ts';
import { directionIn } from '#domain/locale/direction.ts';
import { absoluteUrl } from '#domain/page.ts';
import type { BlockRender } from '../contract.ts';
import { embedComments } from '../kit/comments-embed.ts';
import { PageLinks } from '../kit/page-links.tsx';
import type { CommentsProps } from './definition.ts';
import { CommentForm } from './form.tsx';
import { ProviderThread } from './provider-thread.tsx';
import { CommentThreads } from './threads.tsx';

export const render: BlockRender<CommentsProps, ItemComments | undefined> = ({ props, data, context }) => {
  if (!data) return null;
  const { item, total, isOpen } = data;
  const { commentProviderShortName, isCommentProviderAsked } = context.site.settings;
  const isAsked = isCommentProviderAsked || needsConsent(context.site);
  const provider = providerOf(commentProviderShortName);
  if (provider) {
    embedComments(context.embeds, context.site.settings);
    const thread = { id: item.id, url: absoluteUrl(context.site, item.path) };
    return (
      <ProviderThread
        {...{ provider, isAsked }}
        heading={props.heading}
        locale={context.locale}
        item={thread}
      />
    );
  }
  const say = commentWords(context.locale);
  const heading = props.heading || say(total === 0 ? 'comments' : 'count', { total });
  const titleId = `comments-title-${context.blockId}`;
  return (
    <section className="comments" id={commentAnchor(item.id)} aria-labelledby={titleId}>
      <h2 id={titleId} {...directionIn(context.locale, heading)}>
        {heading}
      </h2>
      {data.threads.length > 0 && <CommentThreads threads={data.threads} data={data} context={context} />}
      <PageLinks
        locale={context.locale}
        className="comments-pages"
        path={context.page.path}
        page={data.page}
        pageCount={data.pageCount}
        term={COMMENTS_TERM}
        anchor={commentAnchor(item.id)}
        words={{ label: say('pages'), previous: say('earlier'), next: say('later') }}
      />
      {isOpen ? (
        <CommentForm data={data} context={context} />
      ) : (
        <Closed words={context.echo?.comment?.fields.body} locale={context.locale} />
      )}
    </section>
  );
};

/** Keeps what somebody was writing while comments were still open. */
function Closed({ words, locale }: { words: string | undefined; locale: string }) {
  const say = commentWords(locale);
  return (
    <>
      <p className="comments-note">{say('areClosed')}</p>
      {words && (
        <div className="comment-form">
          <div className="comment-field-body">
            <textarea readOnly rows={5} aria-label={say('written')} defaultValue={words} />
          </div>
        </div>
      )}
    </>
  );
}
