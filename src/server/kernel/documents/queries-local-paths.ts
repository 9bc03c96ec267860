/** Addresses of documents in the other languages of a site. */
import { sql } from 'kysely';
import { type LocallyNamed, type LocalPaths, localPathsOf } from '#domain/locale/local-paths.ts';
import { languagePrefix, pathInLanguage, type SiteLanguage } from '#domain/locale/site-languages.ts';
import type { Queryable } from '../../db/schema.ts';
import { documentSettingsOf } from './settings.ts';

export type LocalPathsByLanguage = ReadonlyMap<string, LocalPaths>;

/** Documents with an address for another language, published or not. */
export async function listLocallyNamed(
  db: Queryable,
  siteId: string,
): Promise<(LocallyNamed & { readonly id: string })[]> {
  const rows = await db
    .selectFrom('documents')
    .select(['id', 'path', 'slug', 'settings'])
    .where('siteId', '=', siteId)
    .where('deletedAt', 'is', null)
    // In these very words, by which the index of these documents is found.
    .where(sql<boolean>`settings like '%"slugs":{"%'`)
    .orderBy('path')
    .execute();
  return rows.flatMap(({ id, path, slug, settings }) => {
    const { slugs } = documentSettingsOf(settings);
    return path === null || path === '/' || slugs === undefined ? [] : [{ id, path, slug, slugs }];
  });
}

export async function findLocalPaths(
  db: Queryable,
  siteId: string,
  languages: readonly { readonly code: string }[],
): Promise<LocalPathsByLanguage> {
  if (languages.length === 0) return new Map();
  return localPathsIn(await listLocallyNamed(db, siteId), languages);
}

/** Addresses below the prefixes of the languages that visitors can see, each as it is stored and as it is in the language. */
export async function listAddressesInLanguages(
  db: Queryable,
  siteId: string,
  languages: readonly SiteLanguage[],
  stored: Iterable<string>,
): Promise<string[]> {
  const shown = languages.filter(({ isHidden }) => !isHidden);
  const byLanguage = await findLocalPaths(db, siteId, shown);
  const paths = [...stored];
  return shown.flatMap(({ code }) => {
    const prefix = languagePrefix(code);
    const own = byLanguage.get(code);
    const plain = paths.map((path) => pathInLanguage(path, { prefix }));
    return own ? [...plain, ...paths.map((path) => pathInLanguage(path, { prefix, paths: own }))] : plain;
  });
}

/** Only of languages that have addresses other than the main one. */
export function localPathsIn(
  documents: readonly LocallyNamed[],
  languages: readonly { readonly code: string }[],
): LocalPathsByLanguage {
  return new Map(
    languages.flatMap(({ code }): [string, LocalPaths][] => {
      const paths = localPathsOf(documents, code);
      return paths ? [[code, paths]] : [];
    }),
  );
}
