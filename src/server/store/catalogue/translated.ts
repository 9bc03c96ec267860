/** Options of products, translated with the texts of their pages. */
import type { Layer } from '#domain/locale/texts.ts';
import { translatedProduct, wordsOfOptions } from '#domain/store/catalogue/translated-product.ts';
import { readJson } from '../../db/json-text.ts';
import type { Queryable } from '../../db/schema.ts';
import { listLayers, type ReadIn } from '../../kernel/translations/queries.ts';
import type { TranslatedWords } from '../../kernel/translations/translated-words.ts';
import { listStored } from './queries.ts';

const products: TranslatedWords = {
  declared: translatedProduct,
  isOfDocuments: true,
  async list(db, siteId, documentIds = []) {
    const stored = await listStored(db, siteId, documentIds);
    return [...stored].map(([part, { row }]) => ({ part, words: wordsOfOptions(readJson(row.options)) }));
  },
};

export const translated: readonly TranslatedWords[] = [products];

/** By the product. In the main language nothing is read. */
export async function optionLayers(
  db: Queryable,
  { siteId, language }: ReadIn,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, Layer>> {
  if (language === undefined) return new Map();
  return listLayers(db, { siteId, language, thing: translatedProduct.name, parts: productIds });
}
