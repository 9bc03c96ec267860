/** Reads and writes translations of what features have translated beside documents. */
import { createHash } from 'node:crypto';
import { keyOfText, type TextGroup } from '#domain/locale/text-kinds.ts';
import type { Layer, TranslatableText } from '#domain/locale/texts.ts';
import { textsOfWords, withTranslation, wordsIn } from '#domain/locale/translated.ts';
import type { Queryable } from '../db/schema.ts';
import { listLayers, writeLayer } from '../kernel/translations/queries.ts';
import type { TranslatedWords, WordsOfPart } from '../kernel/translations/translated-words.ts';

/** In which language of which site. */
export interface Into {
  readonly siteId: string;
  readonly language: string;
}

export interface TranslatedPart extends WordsOfPart {
  readonly source: TranslatedWords;
  /** Of its address: `store`, or `form.` and the id of the form. */
  readonly id: string;
  readonly group: TextGroup;
  readonly title: string;
  readonly layer: Layer;
  readonly texts: readonly TranslatableText[];
}

/** A translation that was sent. */
export interface GivenText {
  readonly id: string;
  readonly path: readonly string[];
  readonly value?: unknown;
}

/** Translated apart from any document. */
export async function listParts(
  db: Queryable,
  sources: readonly TranslatedWords[],
  into: Into,
): Promise<TranslatedPart[]> {
  const own = sources.filter(({ isOfDocuments }) => !isOfDocuments);
  return (await Promise.all(own.map((source) => partsOf(db, source, into)))).flat();
}

/** What is translated with the texts of these documents, by their ids. */
export async function partsOfDocuments(
  db: Queryable,
  sources: readonly TranslatedWords[],
  into: Into,
  documentIds: readonly string[],
): Promise<ReadonlyMap<string, readonly TranslatedPart[]>> {
  const own = sources.filter(({ isOfDocuments }) => isOfDocuments);
  const parts = await Promise.all(own.map((source) => partsOf(db, source, into, documentIds)));
  return Map.groupBy(parts.flat(), ({ part }) => part);
}

export async function findPart(
  db: Queryable,
  sources: readonly TranslatedWords[],
  into: Into,
  id: string,
): Promise<TranslatedPart | undefined> {
  const [name] = id.split('.', 1);
  const source = sources.find(({ declared, isOfDocuments }) => declared.name === name && !isOfDocuments);
  return source && (await partsOf(db, source, into)).find((each) => each.id === id);
}

/** Changes with its originals and its translations. */
export function revisionOf({ words, layer }: Pick<TranslatedPart, 'words' | 'layer'>): string {
  return createHash('sha256')
    .update(JSON.stringify([words, layer]))
    .digest('hex')
    .slice(0, 24);
}

/** @returns the layer with what was given, or why that cannot be saved, in words */
export function layerWith(
  { source, words, layer, texts }: TranslatedPart,
  given: readonly GivenText[],
): Layer | string {
  const known = new Map(texts.map((text) => [keyOfText(text), text]));
  let made = layer;
  for (const { id, path, value } of given) {
    const text = known.get(keyOfText({ id, path }));
    if (!text) return `There is no text at ${keyOfText({ id, path })}. Load the texts again.`;
    const isMissing = value === undefined || value === null;
    if (!isMissing && typeof value !== 'string') return `${text.label}: give a text.`;
    made = withTranslation(made, text, isMissing ? undefined : value);
    const problem = source.declared.schema.safeParse(wordsIn(source.declared, words, made)).error?.issues[0];
    if (problem) return `${text.label}: ${problem.message}`;
  }
  return made;
}

/** Visitors see it as soon as the site's version is raised. */
export async function writePart(
  tx: Queryable,
  { siteId, language }: Into,
  { source, part }: TranslatedPart,
  layer: Layer,
): Promise<void> {
  if (source.layers) await source.layers.write(tx, siteId, language, layer);
  else await writeLayer(tx, { siteId, language, thing: source.declared.name, part, layer });
  await source.saved?.(tx, siteId, language);
}

async function partsOf(
  db: Queryable,
  source: TranslatedWords,
  { siteId, language }: Into,
  documentIds?: readonly string[],
): Promise<TranslatedPart[]> {
  const { declared, layers } = source;
  const parts = await source.list(db, siteId, documentIds);
  const ids = parts.map(({ part }) => part);
  const kept = layers
    ? new Map([['', (await layers.find(db, siteId, language)) ?? {}]])
    : await listLayers(db, { siteId, language, thing: declared.name, parts: ids });
  return parts.map(({ part, title = declared.title, words }) => {
    const layer = kept.get(part) ?? {};
    const id = part === '' ? declared.name : `${declared.name}.${part}`;
    const texts = textsOfWords(declared, words, layer);
    return { source, id, group: declared.group, title, part, words, layer, texts };
  });
}
