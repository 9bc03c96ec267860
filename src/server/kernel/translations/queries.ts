/** Translations of what has words beside documents: a row for each thing and language. */
import type { Layer } from '#domain/locale/texts.ts';
import { type Translated, wordsIn } from '#domain/locale/translated.ts';
import { chunks } from '../../db/chunks.ts';
import { type JsonText, readJson } from '../../db/json-text.ts';
import { prepared } from '../../db/prepared.ts';
import type { Queryable } from '../../db/schema.ts';

export interface TranslationTable {
  siteId: string;
  /** Of a declaration: `store`. */
  thing: string;
  /** Which of several it is, such as the product; empty where a site has one. */
  part: string;
  /** BCP 47. */
  language: string;
  /** Layer as JSON. */
  layer: JsonText<Layer>;
}

declare module '../../db/schema.ts' {
  interface Schema {
    translations: TranslationTable;
  }
}

interface Asked {
  readonly siteId: string;
  readonly language: string;
  readonly thing: string;
  readonly parts: readonly string[];
}

const layersOf = prepared((db, { siteId, language, thing, parts }: Asked) =>
  db
    .selectFrom('translations')
    .select(['part', 'layer'])
    .where('siteId', '=', siteId)
    .where('thing', '=', thing)
    .where('language', '=', language)
    .where('part', 'in', parts),
);

/** By the part. */
export async function listLayers(
  db: Queryable,
  { parts, ...asked }: Asked,
): Promise<ReadonlyMap<string, Layer>> {
  const found = new Map<string, Layer>();
  for (const chunk of chunks(parts))
    for (const { part, layer } of await layersOf(db, { ...asked, parts: chunk }))
      found.set(part, readJson(layer));
  return found;
}

/** In which language a site is read; absent: its main one. */
export interface ReadIn {
  readonly siteId: string;
  readonly language: string | undefined;
}

/** What a site has once, in a language. In the main one nothing is read. */
export async function inLanguage<Words extends object>(
  db: Queryable,
  { siteId, language }: ReadIn,
  declared: Pick<Translated, 'name' | 'texts'>,
  words: Words,
  part = '',
): Promise<Words> {
  if (language === undefined) return words;
  const layers = await listLayers(db, { siteId, language, thing: declared.name, parts: [part] });
  return wordsIn(declared, words, layers.get(part));
}

/** Of what a site has once, in all languages that it has ever had. */
export async function listLanguages(db: Queryable, siteId: string, thing: string): Promise<string[]> {
  const rows = await db
    .selectFrom('translations')
    .select('language')
    .distinct()
    .where('siteId', '=', siteId)
    .where('thing', '=', thing)
    .execute();
  return rows.map(({ language }) => language);
}

export async function writeLayer(
  tx: Queryable,
  { layer, ...key }: Omit<TranslationTable, 'layer'> & { layer: Layer },
) {
  const text = JSON.stringify(layer);
  await tx
    .insertInto('translations')
    .values({ ...key, layer: text })
    .onConflict((conflict) =>
      conflict.columns(['siteId', 'thing', 'part', 'language']).doUpdateSet({ layer: text }),
    )
    .execute();
}

/** All of a site, in a fixed order. */
export function listTranslations(db: Queryable, siteId: string): Promise<TranslationTable[]> {
  return db
    .selectFrom('translations')
    .selectAll()
    .where('siteId', '=', siteId)
    .orderBy('thing')
    .orderBy('part')
    .orderBy('language')
    .execute();
}

export async function deleteTranslations(tx: Queryable, siteId: string): Promise<void> {
  await tx.deleteFrom('translations').where('siteId', '=', siteId).execute();
}
