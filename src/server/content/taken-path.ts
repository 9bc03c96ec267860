/** What has an address already: another document, in any language of the site, or a language itself. */
import { type LocallyNamed, type LocalPaths, localPathsOf } from '#domain/locale/local-paths.ts';
import {
  hasLanguageForm,
  languageOfPath,
  languagePrefix,
  pathInLanguage,
} from '#domain/locale/site-languages.ts';
import type { Queryable } from '../db/schema.ts';
import { findByPath } from '../kernel/documents/queries.ts';
import { listLocallyNamed } from '../kernel/documents/queries-local-paths.ts';
import { findSiteSettings } from '../kernel/sites/queries.ts';

/** A document with its addresses in other languages. */
type Named = LocallyNamed & { readonly id: string };

/**
 * @param document that is to have the path; a new one has neither id nor addresses for other languages
 * @returns why it cannot, in words for the owner
 */
export async function whyTaken(
  tx: Queryable,
  siteId: string,
  path: string,
  document?: Omit<Named, 'path'>,
): Promise<string | undefined> {
  const other = await findByPath(tx, siteId, path);
  if (other && other.id !== document?.id) return wordsFor({ title: other.title, path });
  const { languages = [] } = (await findSiteSettings(tx, siteId)) ?? {};
  if (languages.length === 0) return undefined;
  const found = hasLanguageForm(path) ? languageOfPath(path, languages) : undefined;
  if (found) return `Addresses below ${found.written} are those of a language. Choose another one.`;
  const slug = path.slice(path.lastIndexOf('/') + 1);
  return whyTakenInLanguages(tx, siteId, languages, { id: '', slug, slugs: {}, ...document, path });
}

type Languages = readonly { readonly code: string }[];

/**
 * @param document as it is to be
 * @returns why it cannot have its addresses in these languages, in words for the owner
 */
export async function whyTakenInLanguages(
  tx: Queryable,
  siteId: string,
  languages: Languages,
  document: Named,
): Promise<string | undefined> {
  const named = await listLocallyNamed(tx, siteId);
  const taken = await findTaken(tx, siteId, { languages, document, named });
  return taken && wordsFor(taken);
}

interface Taken {
  /** Of the document that has the address. */
  readonly title: string;
  /** With the prefix of the language. */
  readonly path: string;
}

/** The first address that another document has already. @param around.named all of the site */
export async function findTaken(
  tx: Queryable,
  siteId: string,
  around: {
    readonly languages: Languages;
    readonly document: Named;
    readonly named: readonly Named[];
  },
): Promise<Taken | undefined> {
  const { languages, document, named } = around;
  const others = named.filter(({ id }) => id !== document.id);
  if (others.length === 0 && Object.keys(document.slugs).length === 0) return undefined;
  const above = others.filter(({ path }) => document.path.startsWith(`${path}/`));
  for (const { code } of languages) {
    const { localOf, storedOf } = localPathsOf(others, code) ?? SAME;
    const address = (localPathsOf([...above, document], code) ?? SAME).localOf(document.path);
    const stored = storedOf(address);
    const other = await findByPath(tx, siteId, stored);
    if (other && other.id !== document.id && localOf(stored) === address)
      return { title: other.title, path: pathInLanguage(address, { prefix: languagePrefix(code) }) };
  }
  return undefined;
}

const SAME: LocalPaths = { localOf: (path) => path, storedOf: (path) => path };

function wordsFor({ title, path }: Taken): string {
  return `“${title}” already has the address ${path}. Choose another one.`;
}
