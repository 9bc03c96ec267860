/**
 * What features have translated beside documents. Exported in a list as `translated` from a file `translated.ts`, they
 * are found by their place.
 */
import type { Layer } from '#domain/locale/texts.ts';
import type { Translated } from '#domain/locale/translated.ts';
import type { Queryable } from '../../db/schema.ts';

export interface WordsOfPart {
  /** Empty where a site has one. */
  readonly part: string;
  /** In place of that of the declaration. */
  readonly title?: string;
  readonly words: object;
}

export interface TranslatedWords {
  readonly declared: Translated;
  /** Its parts are documents, with whose texts they are translated. */
  readonly isOfDocuments?: true;
  /** In the main language. Of documents: those among the ids. */
  list(db: Queryable, siteId: string, documentIds?: readonly string[]): Promise<readonly WordsOfPart[]>;
  /** Where its translations are kept, if not among those of all others. */
  readonly layers?: {
    find(db: Queryable, siteId: string, language: string): Promise<Layer | undefined>;
    write(tx: Queryable, siteId: string, language: string, layer: Layer): Promise<void>;
  };
  /** Follows in the transaction in which translations are saved. */
  readonly saved?: (tx: Queryable, siteId: string, language: string) => Promise<void>;
}

/** What a site has once. */
export function translatedOnce(
  declared: Translated,
  find: (db: Queryable, siteId: string) => Promise<object | undefined>,
): TranslatedWords {
  return {
    declared,
    async list(db, siteId) {
      const words = await find(db, siteId);
      return words ? [{ part: '', words }] : [];
    },
  };
}
