/** The addresses of documents in the other languages of a site: in force at once, as those of the main language are. */
import { checkSlug } from '#domain/content/title-slug.ts';
import type { LocallyNamed } from '#domain/locale/local-paths.ts';
import { languagePrefix, pathInLanguage } from '#domain/locale/site-languages.ts';
import type { Queryable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { findLocalPaths } from '../kernel/documents/queries-local-paths.ts';
import type { DocumentRecord } from '../kernel/documents/records.ts';
import { findSiteSettings } from '../kernel/sites/queries.ts';
import { afterChange } from './publish-document.ts';
import { listPublishedAddresses, updateDocument } from './queries.ts';
import { deleteRedirect, upsertRedirect } from './queries-collections.ts';
import { deleteGoneAddress, insertGoneAddresses } from './queries-gone.ts';
import { whyTakenInLanguages } from './taken-path.ts';

/** What an address in a language is made of. */
export interface LocalSlug {
  /** The last part; null where it is that of the main language. */
  readonly slug: string | null;
  /** That of the main language. */
  readonly mainSlug: string;
  readonly mainPath: string;
  /** What comes before it, with the prefix of the language: `/fr/journal`. */
  readonly above: string;
}

/** @returns undefined for documents without an address, and for the home page */
export async function readLocalSlug(
  db: Queryable,
  document: DocumentRecord,
  language: string,
): Promise<LocalSlug | undefined> {
  const named = namedOf(document);
  if (!named) return undefined;
  const paths = (await findLocalPaths(db, document.siteId, [{ code: language }])).get(language);
  const above = named.path.slice(0, named.path.lastIndexOf('/')) || '/';
  return {
    slug: named.slugs[language] ?? null,
    mainSlug: named.slug,
    mainPath: named.path,
    above: pathInLanguage(above, { prefix: languagePrefix(language), paths }),
  };
}

export interface LocalSlugChange {
  readonly document: DocumentRecord;
  readonly language: string;
  /** Null for that of the main language. */
  readonly slug: string | null;
}

export interface LocalSlugRefused {
  readonly kind: 'invalid' | 'taken';
  readonly message: string;
}

/** @returns why not, in words for the owner */
export async function whyNotLocalSlug(
  tx: Queryable,
  change: LocalSlugChange,
): Promise<LocalSlugRefused | undefined> {
  const { document, language, slug } = change;
  const named = namedOf(withSlug(change));
  if (!named) return { kind: 'invalid', message: 'This has no address to change.' };
  const isTopLevel = named.path.lastIndexOf('/') === 0;
  const refusal = slug === null ? undefined : checkSlug(slug, { isTopLevel, locale: language });
  if (refusal) return { kind: 'invalid', message: refusal };
  const taken = await whyTakenInLanguages(tx, document.siteId, [{ code: language }], named);
  return taken === undefined ? undefined : { kind: 'taken', message: taken };
}

/** Sets an address that has been checked. The old one leads on. */
export async function setLocalSlug(
  tx: Queryable,
  deps: Pick<Deps, 'now' | 'newId'>,
  change: LocalSlugChange,
): Promise<void> {
  const changed = { ...withSlug(change), updatedAt: deps.now() };
  await keepLocalAddresses(tx, deps, changed.siteId, () => updateDocument(tx, changed));
  await afterChange(tx, deps, changed);
}

export function withSlug({ document, language, slug }: LocalSlugChange): DocumentRecord {
  const { slugs, ...settings } = document.settings;
  const { [language]: _old, ...others } = slugs ?? {};
  const all = slug === null ? others : { ...others, [language]: slug };
  return { ...document, settings: { ...settings, ...(Object.keys(all).length > 0 && { slugs: all }) } };
}

function namedOf({
  id,
  path,
  slug,
  settings,
}: DocumentRecord): (LocallyNamed & { readonly id: string }) | undefined {
  return path === null || path === '/' ? undefined : { id, path, slug, slugs: settings.slugs ?? {} };
}

/** Makes a change of addresses. Those that it takes from other languages lead on, or say that their page is gone. */
export async function keepLocalAddresses<Result>(
  tx: Queryable,
  deps: Pick<Deps, 'now' | 'newId'>,
  siteId: string,
  change: () => Promise<Result>,
): Promise<Result> {
  const before = await listLocalAddresses(tx, siteId);
  const result = await change();
  const after = await listLocalAddresses(tx, siteId);
  for (const [key, { address }] of after)
    if (before.get(key)?.address !== address) {
      await deleteRedirect(tx, siteId, address);
      await deleteGoneAddress(tx, siteId, address);
    }
  for (const [key, { address, isOwn }] of before) {
    const target = after.get(key)?.address;
    // Others lead on, or are gone, as the address of the main language is.
    if (!isOwn || target === address) continue;
    const now = deps.now();
    if (target === undefined) await insertGoneAddresses(tx, [{ siteId, path: address, goneAt: now }]);
    else await upsertRedirect(tx, { id: deps.newId(), siteId, from: address, target, status: 301, now });
  }
  return result;
}

/** Of what is published, by document and language; `isOwn` where it is not just the one of the main language. */
async function listLocalAddresses(
  tx: Queryable,
  siteId: string,
): Promise<ReadonlyMap<string, { readonly address: string; readonly isOwn: boolean }>> {
  const { languages = [] } = (await findSiteSettings(tx, siteId)) ?? {};
  const shown = languages.filter(({ isHidden }) => !isHidden);
  const byLanguage = await findLocalPaths(tx, siteId, shown);
  if (byLanguage.size === 0) return new Map();
  const documents = await listPublishedAddresses(tx, siteId);
  return new Map(
    shown.flatMap(({ code }) => {
      const paths = byLanguage.get(code);
      return documents.map(({ id, path }) => {
        const address = pathInLanguage(path, { prefix: languagePrefix(code), paths });
        return [`${id} ${code}`, { address, isOwn: address !== languagePrefix(code) + path }] as const;
      });
    }),
  );
}
