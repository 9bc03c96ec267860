/** What a page fetches from the site's comment provider, where it shows a thread or leads to one. */
import type { CodeSources } from '#domain/code/sources.ts';
import { PROVIDER_THREAD_ID, providerOf } from '#domain/comments/comment-link.ts';

export interface ProviderParts {
  /** Stands at the end of the page. */
  readonly html: string;
  readonly sources: CodeSources;
}

/** Where the provider's own scripts fetch the rest from. */
const PROVIDER_FILES = 'https://c.disquscdn.com';
const PROVIDER_HOST = 'https://disqus.com';

interface ProviderSettings {
  readonly commentProviderShortName: string;
  readonly isCommentProviderAsked: boolean;
}

/** @param markup of the page */
export function providerParts(
  markup: string,
  { commentProviderShortName, isCommentProviderAsked }: ProviderSettings,
): ProviderParts | undefined {
  const provider = providerOf(commentProviderShortName);
  if (!provider || !markup.includes(PROVIDER_THREAD_ID)) return undefined;
  return {
    // By this id the provider's script finds itself. Visitors who are asked first are not counted beforehand.
    html: isCommentProviderAsked
      ? ''
      : `<script id="dsq-count-scr" src="${provider.countScript}" async></script>`,
    sources: {
      inlineScripts: [],
      inlineHandlers: [],
      inlineStyles: [],
      scriptUrls: [provider.origin, PROVIDER_FILES, PROVIDER_HOST],
      styleUrls: [PROVIDER_FILES],
      frameUrls: [PROVIDER_HOST],
      imageUrls: [],
      mediaUrls: [],
      formUrls: [],
    },
  };
}
