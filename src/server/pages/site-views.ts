/** The site as its pages see it, made once per version and kept while that version is current. */
import { BoundedMap } from '#domain/bounded-map.ts';
import { emptyBody } from '#domain/content/content.ts';
import { navigationFieldsSchema } from '#domain/content/document.ts';
import { resolve, resolveBody } from '#domain/content/overlays.ts';
import { siteStyleSchema } from '#domain/design/style.ts';
import { languagePrefix } from '#domain/locale/site-languages.ts';
import type { HeadTag, SiteView } from '#domain/page.ts';
import type { SiteSettings } from '#domain/settings/site-settings.ts';
import { standingOf } from '#domain/settings/site-status.ts';
import { type SiteSheet, siteSheet } from '#site/theme.ts';
import type { Queryable } from '../db/schema.ts';
import { findLocalPaths, type LocalPathsByLanguage } from '../kernel/documents/queries-local-paths.ts';
import type { PagePart } from '../kernel/page-ports.ts';
import { siteUrl } from '../kernel/sites/site-address.ts';
import { findSiteParts, type SiteParts } from './queries-site.ts';

export interface CurrentSite {
  readonly view: SiteView;
  /** The style sheet its pages take their rules from. */
  readonly sheet: SiteSheet;
  /** What features put into the head of every page. */
  readonly headTags: readonly HeadTag[];
}

export interface SiteViewOptions {
  readonly siteDomain: string;
  /** Of the owner area: sites are reached by its scheme. */
  readonly ownerOrigin: string;
  /** The largest file that forms take. */
  readonly maxFileMegabytes?: number;
  readonly parts: () => readonly PagePart[];
}

/** Sites kept in memory; each is a few dozen kilobytes. */
const MAX_KEPT = 200;

export class SiteViews {
  readonly #kept = new BoundedMap<string, CurrentSite>(MAX_KEPT);
  /** Of all languages of a site, which they share. */
  readonly #paths = new BoundedMap<
    string,
    { readonly version: number; readonly paths: LocalPathsByLanguage }
  >(MAX_KEPT);
  readonly #options: SiteViewOptions;

  constructor(options: SiteViewOptions) {
    this.#options = options;
  }

  /** @param language in which the site is shown; absent: its main one. Undefined where the site has no such language. */
  async get(
    db: Queryable,
    siteId: string,
    version: number,
    language?: string,
  ): Promise<CurrentSite | undefined> {
    const key = language === undefined ? siteId : `${siteId} ${language}`;
    const kept = this.#kept.get(key);
    if (kept && kept.view.version >= version) return kept;
    const current = await this.#read(db, siteId, language);
    this.#kept.delete(key);
    if (!current) return undefined;
    return this.#kept.keep(key, current);
  }

  async #read(db: Queryable, siteId: string, language?: string): Promise<CurrentSite | undefined> {
    const row = await findSiteParts(db, siteId);
    if (!row) return undefined;
    const localPaths = await this.#readPaths(db, siteId, row);
    const shown = settingsIn(row.settings, language, localPaths);
    if (!shown) return undefined;
    const bodyOf = (kind: string) => {
      const body = row.bodies.get(kind);
      return body && resolveBody(body, language === undefined ? {} : { locale: language });
    };
    const { maxFileMegabytes, parts } = this.#options;
    const style = siteStyleSchema.parse(row.bodies.get('style')?.fields ?? {});
    const known = await Promise.all(parts().map((part) => part.view?.(db, siteId, language)));
    const view: SiteView = {
      ...Object.assign({}, ...known),
      id: siteId,
      identifier: row.identifier,
      baseUrl: siteUrl(this.#options, row),
      version: row.version,
      standing: standingOf(row),
      maxFileMegabytes,
      ...shown,
      ...(localPaths.size > 0 && { localPaths }),
      style,
      navigation: navigationFieldsSchema.parse(bodyOf('navigation')?.fields ?? {}),
      // Resolved with the page, since a version of an experiment comes before a language.
      header: row.bodies.get('header') ?? emptyBody('Header'),
      footer: row.bodies.get('footer') ?? emptyBody('Footer'),
    };
    const headTags = await Promise.all(parts().map(({ head }) => head?.(db, view) ?? []));
    return { view, sheet: siteSheet(style), headTags: headTags.flat() };
  }

  async #readPaths(
    db: Queryable,
    siteId: string,
    { version, settings }: Pick<SiteParts, 'version' | 'settings'>,
  ): Promise<LocalPathsByLanguage> {
    const kept = this.#paths.get(siteId);
    if (kept && kept.version >= version) return kept.paths;
    const paths = await findLocalPaths(db, siteId, settings.languages);
    return this.#paths.keep(siteId, { version, paths }).paths;
  }
}

/** What the site says of itself in a language; undefined where it has no such language. */
function settingsIn(
  stored: SiteSettings,
  language: string | undefined,
  localPaths: LocalPathsByLanguage,
): Pick<SiteView, 'settings' | 'translation'> | undefined {
  if (language === undefined) return { settings: stored };
  if (!stored.languages.some(({ code }) => code === language)) return undefined;
  return {
    settings: { ...resolve(stored, { locale: language }), locale: language },
    translation: {
      from: stored.locale,
      prefix: languagePrefix(language),
      paths: localPaths.get(language),
    },
  };
}
