/**
 * The languages of a site beside its main one. Each has addresses of its own below a prefix (`/fr/about`); its texts
 * are overlays (`locale:fr`) over those of the main language, which show wherever there is no translation.
 */
import { z } from 'zod';
import type { LocalPaths } from './local-paths.ts';

/** Most languages beside the main one. */
export const MAX_SITE_LANGUAGES = 20;

const LANGUAGE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/;

/** BCP 47, in the case that the standard recommends: `fr`, `pt-BR`, `zh-Hant`. */
const languageCodeSchema = z
  .string()
  .max(35)
  .refine(
    (code) => LANGUAGE.test(code) && canonicalLanguage(code) === code,
    'Use a language code such as fr, pt-BR or zh-Hant.',
  );

export const siteLanguageSchema = z.object({
  code: languageCodeSchema,
  /** Visitors cannot see it yet. */
  isHidden: z.boolean().default(true),
});
export type SiteLanguage = z.infer<typeof siteLanguageSchema>;

/** What a site says of itself in another language; what is absent is said in the main one. */
export const siteTextsSchema = z
  .object({
    title: z.string().max(200),
    tagline: z.string().max(300),
    description: z.string().max(500),
    /** Fingerprints of the originals, by the names of their translations. */
    madeFrom: z.record(z.string().max(40), z.string().max(20)),
  })
  .partial();

/** A site that is shown in another than its main language. */
export interface Translation {
  /** The main language. */
  readonly from: string;
  /** What its addresses begin with: `/fr`. */
  readonly prefix: string;
  /** Absent where no page has an address for this language. */
  readonly paths?: LocalPaths | undefined;
}

/** Undefined for what is no language tag. */
export function canonicalLanguage(code: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(code)[0];
  } catch {
    return undefined;
  }
}

export function languagePrefix(code: string): string {
  return `/${code.toLowerCase()}`;
}

/** The first part of a path where that could be a language: only then are the languages of a site looked at. */
const FIRST_PART = /^\/([A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3})(?=\/|$)/;

export interface PathLanguage {
  readonly language: SiteLanguage;
  /** The path as it is stored, below the prefix. */
  readonly path: string;
  /** The prefix as it was written, which may be in capitals. */
  readonly written: string;
}

/** @param path of an address, from `/` */
export function hasLanguageForm(path: string): boolean {
  return FIRST_PART.test(path);
}

/** The language that a path begins with; undefined where it is a path of the main language. */
export function languageOfPath(path: string, languages: readonly SiteLanguage[]): PathLanguage | undefined {
  const written = FIRST_PART.exec(path)?.[0];
  if (written === undefined) return undefined;
  const language = languages.find(({ code }) => languagePrefix(code) === written.toLowerCase());
  return language && { language, path: path.slice(written.length) || '/', written };
}

/** What addresses of a language are made of. */
export type LanguageAddresses = Pick<Translation, 'prefix' | 'paths'>;

/**
 * The address of a path in a language; none is the main one.
 * @param path as it is stored, without escapes
 */
export function pathInLanguage(path: string, language?: LanguageAddresses): string {
  if (!language) return path;
  const { prefix, paths } = language;
  return path === '/' ? prefix : prefix + (paths ? paths.localOf(path) : path);
}

/** Files and calls are the same in all languages. */
const SHARED = /^\/(?:s|api|_[a-z]+)\/|^\/favicon/;

/** Where a link or a redirect of a page leads in its language. @param address path of the site, with its query and anchor */
export function localAddress(address: string, language: LanguageAddresses): string {
  const { prefix, paths } = language;
  const [path = ''] = address.split(/[?#]/, 1);
  const isLocal = path === prefix || path.startsWith(`${prefix}/`);
  if (isLocal || SHARED.test(path)) return address;
  const plain = paths ? unescaped(path) : path;
  const to = pathInLanguage(plain, language);
  // An address that is no other in the language stays as it was written.
  const local = to === prefix + plain ? prefix + path : to;
  return local + address.slice(path.length);
}

/** A path as it is stored; one that cannot be read stays as it is. */
export function unescaped(path: string): string {
  if (!path.includes('%')) return path;
  try {
    return decodeURI(path).normalize('NFC');
  } catch {
    return path;
  }
}
