/** What a page says of itself: title, description, canonical address, social cards, structured data, feeds. */

import type { ReactNode } from 'react';
import { definitions } from '#blocks/definitions.ts';
import { PAGE_TYPES } from '#domain/content/codes.ts';
import { SHORTEST_OPENING } from '#domain/content/visible-words.ts';
import { toScriptJson } from '#domain/json.ts';
import { alternatesOf } from '#domain/locale/shown-languages.ts';
import { pathInLanguage } from '#domain/locale/site-languages.ts';
import { mediaUrl } from '#domain/media/media.ts';
import { absoluteUrl, type HeadTag, type SiteView } from '#domain/page.ts';
import { OPEN_SEARCH_PATH, OPEN_SEARCH_TYPE } from '#domain/search/open-search.ts';
import { formatTitle } from '#domain/settings/title-format.ts';
import { listPageOf, listSearch, partWords, withPart } from './list-page.ts';
import type { LoadedPage } from './load-page.ts';
import { socialImageOf } from './social-image.ts';
import { structuredData } from './structured-data.ts';

/** Counts the visitor, where the page is counted at all. */
interface TrackingScript {
  readonly url: string;
  readonly hasPixel: boolean;
  /** Part of page loads whose speed is measured, in percent. */
  readonly speedSample: number;
}

export interface HeadProps {
  readonly loaded: LoadedPage;
  readonly css: string;
  /** Address of the sheet for paper and forced colours. */
  readonly otherLooks: string;
  /** Address of the style sheet with the site's faces. */
  readonly fontSheet: string;
  /** Has browsers read what is in it at once. */
  readonly readFaces?: string;
  readonly scripts: readonly string[];
  readonly tracking?: TrackingScript | undefined;
  /** Of the site's features. */
  readonly tags?: readonly HeadTag[] | undefined;
}

function mayBeIndexed({ site, page }: LoadedPage): boolean {
  if (page.isHiddenFromSearch || site.settings.isHiddenFromSearch || page.isPreview) return false;
  return page.type < 100 || page.teaser !== undefined;
}

export function Head({
  loaded,
  css,
  otherLooks,
  fontSheet,
  readFaces,
  scripts,
  tracking,
  tags = [],
}: HeadProps): ReactNode {
  const { site, page } = loaded;
  const description = descriptionOf(loaded);
  const title = titleOf(loaded);
  const isIndexed = mayBeIndexed(loaded);
  const favicon = site.settings.favicon && loaded.media.get(site.settings.favicon.id);
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {isIndexed ? (
        <link rel="canonical" href={addressOf(loaded)} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {isIndexed && <OtherLanguages loaded={loaded} />}
      {/* Nothing is painted before what follows the header is there: half a header would move. */}
      <link rel="expect" href="#main" blocking="render" />
      <link rel="stylesheet" href={fontSheet} />
      <style dangerouslySetInnerHTML={{ __html: css }} />
      {readFaces && <script src={readFaces} />}
      <link rel="stylesheet" href={otherLooks} media="print, (forced-colors: active)" />
      {scripts.map((url) => (
        <script key={url} type="module" src={url} nonce={loaded.editing?.nonce} />
      ))}
      {tracking && (
        <script
          type="module"
          async
          src={tracking.url}
          data-tracking=""
          data-pixel={tracking.hasPixel ? '' : undefined}
          data-sample={tracking.speedSample || undefined}
        />
      )}
      <link rel="icon" href={favicon ? mediaUrl(favicon) : '/favicon.svg'} />
      <link
        rel="search"
        type={OPEN_SEARCH_TYPE}
        title={site.settings.title}
        href={pathInLanguage(OPEN_SEARCH_PATH, site.translation)}
      />
      {tags.map(({ tag: Tag, attributes }, index) => (
        <Tag key={index} {...attributes} />
      ))}
      <SocialCard loaded={loaded} title={title} description={description} />
      {page.type === PAGE_TYPES.mainCollection && <Feeds path={page.path} title={title} />}
      {isIndexed &&
        structuredData(loaded, description).map((data, index) => (
          <script
            key={index}
            type="application/ld+json"
            dangerouslySetInnerHTML={{ __html: toScriptJson(data) }}
          />
        ))}
    </head>
  );
}

/** By search engines. */
function SocialCard({
  loaded,
  title,
  description,
}: {
  loaded: LoadedPage;
  title: string;
  description: string;
}): ReactNode {
  const { site, page } = loaded;
  const image = socialImageOf(loaded);
  return (
    <>
      <meta property="og:site_name" content={site.settings.title} />
      <meta property="og:title" content={nameOf(loaded) || title} />
      <meta property="og:type" content={page.type === PAGE_TYPES.contentItem ? 'article' : 'website'} />
      <meta property="og:url" content={addressOf(loaded)} />
      {description && <meta property="og:description" content={description} />}
      {image && <meta property="og:image" content={image.url} />}
      {image && image.width > 0 && <meta property="og:image:width" content={String(image.width)} />}
      {image && image.width > 0 && <meta property="og:image:height" content={String(image.height)} />}
      {image?.alt && <meta property="og:image:alt" content={image.alt} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
    </>
  );
}

function Feeds({ path, title }: { path: string; title: string }): ReactNode {
  return (
    <>
      <link rel="alternate" type="application/atom+xml" title={title} href={`${path}?format=atom`} />
      <link rel="alternate" type="application/feed+json" title={title} href={`${path}?format=feed`} />
    </>
  );
}

/** Each part of a list has an address of its own. */
function addressOf(
  loaded: LoadedPage,
  site: Pick<SiteView, 'baseUrl' | 'translation'> = loaded.site,
): string {
  const list = listPageOf(loaded);
  return absoluteUrl(site, loaded.page.path) + (list ? listSearch(list) : '');
}

function OtherLanguages({ loaded }: { readonly loaded: LoadedPage }): ReactNode {
  const { baseUrl } = loaded.site;
  return alternatesOf(loaded.site).map(({ code, translation }) => (
    <link key={code} rel="alternate" hrefLang={code} href={addressOf(loaded, { baseUrl, translation })} />
  ));
}

/** As the site's owner orders the page's title and the site's name. */
function titleOf(loaded: Pick<LoadedPage, 'site' | 'page' | 'sections'>): string {
  const { site, page } = loaded;
  const { title, tagline, titleFormat } = site.settings;
  const name = nameOf(loaded);
  // The home page is called by the site's name, which says nothing of a part of its list.
  const isHome = page.path === '/' && page.type < 100 && name === page.body.title;
  return formatTitle(titleFormat, { page: name, site: title, tagline, isHome });
}

function nameOf({ site, page, sections }: Pick<LoadedPage, 'site' | 'page' | 'sections'>): string {
  const list = listPageOf({ sections });
  return list ? withPart(page.body.title, list, site.settings.locale) : page.body.title;
}

const DESCRIPTION_LENGTH = 160;

/** Of a part of a list: what is in it. Of a page: what it says of itself. */
function descriptionOf(loaded: Pick<LoadedPage, 'site' | 'page' | 'sections'>): string {
  const list = listPageOf(loaded);
  const part = list ? partWords(list, loaded.site.settings.locale) : '';
  return list && part !== '' ? shorten(`${part}: ${list.titles.join('; ')}`) : ownDescriptionOf(loaded);
}

/** The author's description, else the excerpt, else the first words of the page, else the site's description. */
function ownDescriptionOf({ site, page, sections }: Pick<LoadedPage, 'site' | 'page' | 'sections'>): string {
  if (page.teaser !== undefined) return shorten(page.teaser);
  const { description, excerpt } = page.body.fields;
  if (typeof description === 'string' && description !== '') return description;
  if (typeof excerpt === 'string' && excerpt !== '') return shorten(excerpt);
  for (const { props, block } of sections.flatMap((section) => section.blocks)) {
    const definition = definitions[block.type];
    const words = props === undefined ? '' : (definition?.opening?.(props) ?? '');
    if (words.length >= SHORTEST_OPENING) return shorten(words);
  }
  return site.settings.description;
}

function shorten(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  const cut = text.slice(0, DESCRIPTION_LENGTH - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 80)).trimEnd()}…`;
}
