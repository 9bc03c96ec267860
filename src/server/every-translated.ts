/** All that features have translated beside documents, found by its place. */
import type { TranslatedWords } from './kernel/translations/translated-words.ts';

export const everyTranslated = Object.values(
  import.meta.glob<readonly TranslatedWords[]>('./**/translated.ts', { eager: true, import: 'translated' }),
).flat();
