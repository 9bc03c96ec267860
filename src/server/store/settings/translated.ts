/** What the store says of delivery, taxes and discounts, and its emails. */
import type { StoreSettings } from '#domain/store/settings/settings.ts';
import { translatedStore, translatedStoreMails } from '#domain/store/settings/translated-store.ts';
import type { Queryable } from '../../db/schema.ts';
import { inLanguage, type ReadIn } from '../../kernel/translations/queries.ts';
import { type TranslatedWords, translatedOnce } from '../../kernel/translations/translated-words.ts';
import { findDecidedStore, findStore } from './queries.ts';

export const translated: readonly TranslatedWords[] = [
  translatedOnce(translatedStore, findDecidedStore),
  translatedOnce(translatedStoreMails, findDecidedStore),
];

export async function findStoreIn(db: Queryable, readIn: ReadIn): Promise<StoreSettings> {
  return inLanguage(db, readIn, translatedStore, await findStore(db, readIn.siteId));
}
