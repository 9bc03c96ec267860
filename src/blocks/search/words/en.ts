import { UNABLE_TO_LOAD_RESULTS } from '#domain/errors/messages.ts';
import type { TranslationOf } from '#domain/locale/messages.ts';

export const en = {
  pages: 'Pages of results',
  previous: 'Previous page',
  next: 'Next page',
  page: 'Page {page} of {pages}',
  count:
    '{total, plural, =0 {No results for “{words}”. Try other words.} one {1 result for “{words}”} other {# results for “{words}”}}',
} as const;

export const inScript = {
  list: 'Suggestions',
  searching: 'Searching…',
  results: '{total, plural, =0 {No results. Try other words.} one {One result} other {# results}}',
  more: '{total, plural, one {# result} other {# results}}. Press Enter to see them all.',
  failed: UNABLE_TO_LOAD_RESULTS,
} as const;

export type SearchMessages = TranslationOf<typeof en>;
export type ScriptMessages = TranslationOf<typeof inScript>;
