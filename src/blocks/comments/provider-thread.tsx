/**
 * The thread a comment provider keeps. Nothing of it is fetched before the visitor has come to it, and where the site
 * asks its visitors, not before they have said so.
 */
import { type CommentProvider, PROVIDER_THREAD_ID } from '#domain/comments/comment-link.ts';
import { UNABLE_TO_LOAD } from '#domain/errors/messages.ts';

interface ProviderThreadProps {
  readonly provider: CommentProvider;
  readonly heading: string;
  /** Visitors decide themselves whether their browser talks to the provider. */
  readonly isAsked: boolean;
  readonly item: { readonly id: string; readonly url: string };
}

export function ProviderThread({ provider, heading, isAsked, item }: ProviderThreadProps) {
  return (
    <section className="comments" aria-label="Comments">
      <h2>{heading || 'Comments'}</h2>
      <div
        className={`comments-provider${isAsked ? ' is-asked' : ''}`}
        data-island="comments"
        data-hydrate={isAsked ? 'interaction' : 'visible'}
        data-widget-script={provider.threadScript}
        data-thread-id={item.id}
        data-thread-url={item.url}
        data-failed={UNABLE_TO_LOAD}
      >
        <p className="comments-note" role="status" />
        <div className="comments-offer">
          <p className="comments-note">
            Comments are hosted by Disqus. If you show them, Disqus can see your visit.
          </p>
          <button type="button">Show comments</button>
        </div>
        <div id={PROVIDER_THREAD_ID} />
      </div>
      <noscript>
        <p className="comments-note">Comments here need JavaScript.</p>
      </noscript>
    </section>
  );
}
