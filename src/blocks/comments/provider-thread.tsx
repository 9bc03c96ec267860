/** The thread a comment provider keeps: its script is fetched only where a page shows one. */
import { type CommentProvider, PROVIDER_THREAD_ID } from '#domain/comments/comment-link.ts';

interface ProviderThreadProps {
  readonly provider: CommentProvider;
  readonly heading: string;
}

export function ProviderThread({ provider, heading }: ProviderThreadProps) {
  return (
    <section className="comments" aria-label="Comments">
      <h2>{heading || 'Comments'}</h2>
      <div id={PROVIDER_THREAD_ID} />
      <script async src={provider.threadScript} />
      <noscript>
        <p className="comments-note">Comments here need JavaScript.</p>
      </noscript>
    </section>
  );
}
