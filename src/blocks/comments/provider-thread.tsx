/**
 * The thread a comment provider keeps. Nothing of it is fetched before the visitor has come to it, and where the site
 * asks its visitors, not before they have said so.
 */
import { type CommentProvider, PROVIDER_THREAD_ID } from '#domain/comments/comment-link.ts';
import { commentWords } from '#domain/comments/words/words.ts';

interface ProviderThreadProps {
  readonly provider: CommentProvider;
  readonly heading: string;
  readonly locale: string;
  /** Visitors decide themselves whether their browser talks to the provider. */
  readonly isAsked: boolean;
  readonly item: { readonly id: string; readonly url: string };
}

export function ProviderThread({ provider, heading, locale, isAsked, item }: ProviderThreadProps) {
  const say = commentWords(locale);
  return (
    <section className="comments" aria-label={say('comments')}>
      <h2>{heading || say('comments')}</h2>
      <div
        className={`comments-provider${isAsked ? ' is-asked' : ''}`}
        data-island="comments"
        data-hydrate={isAsked ? 'interaction' : 'visible'}
        data-widget-script={provider.threadScript}
        data-thread-id={item.id}
        data-thread-url={item.url}
        data-failed={say('unable')}
      >
        <p className="comments-note" role="status" />
        <div className="comments-offer">
          <p className="comments-note">{say('hosted')}</p>
          <button type="button">{say('show')}</button>
        </div>
        <div id={PROVIDER_THREAD_ID} />
      </div>
      <noscript>
        <p className="comments-note">{say('noScript')}</p>
      </noscript>
    </section>
  );
}
