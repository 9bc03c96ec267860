/** What a page fetches from the site's comment provider, where it shows a thread or leads to one. */
import type { Embeds } from '#domain/code/embed.ts';
import { codeSources } from '#domain/code/sources.ts';
import { providerOf } from '#domain/comments/comment-link.ts';

/** Where the provider's own scripts fetch the rest from. */
const PROVIDER_FILES = 'https://c.disquscdn.com';
const PROVIDER_HOST = 'https://disqus.com';
const NO_CODE = codeSources('');

interface ProviderSettings {
  readonly commentProviderShortName: string;
  readonly isCommentProviderAsked: boolean;
}

export function embedComments(
  embeds: Embeds,
  { commentProviderShortName, isCommentProviderAsked }: ProviderSettings,
): void {
  const provider = providerOf(commentProviderShortName);
  if (!provider) return;
  embeds.set('comments', {
    // By this id the provider's script finds itself. Visitors who are asked first are not counted beforehand.
    foot: isCommentProviderAsked
      ? ''
      : `<script id="dsq-count-scr" src="${provider.countScript}" async></script>`,
    code: {
      ...NO_CODE,
      scriptUrls: [provider.origin, PROVIDER_FILES, PROVIDER_HOST],
      styleUrls: [PROVIDER_FILES],
      frameUrls: [PROVIDER_HOST],
    },
  });
}
