import { translatedPopups } from '#domain/popups/translated-popups.ts';
import { findOverPages } from '../kernel/documents/queries-over-pages.ts';
import { type TranslatedWords, translatedOnce } from '../kernel/translations/translated-words.ts';

export const translated: readonly TranslatedWords[] = [translatedOnce(translatedPopups, findOverPages)];
