/** What a site's hosts answer beside pages: sitemap, robots, favicon, feeds, the configuration redirect. */

import { type Context, Hono } from 'hono';
import { safeRedirectPath } from '#domain/links/safe-href.ts';
import { pathInLanguage } from '#domain/locale/site-languages.ts';
import { ownerRoom } from '#domain/owner-area/rooms.ts';
import { OPEN_SEARCH_PATH, OPEN_SEARCH_TYPE } from '#domain/search/open-search.ts';
import { categoryPath } from '#domain/store/catalogue/category-address.ts';
import { faviconSvg } from '#site/favicon.ts';
import { notAnAddress } from '../http/not-an-address.ts';
import type { SiteEnvironment } from '../http/site-environment.ts';
import { findCollection } from '../kernel/documents/queries-collections.ts';
import { OverviewCache } from '../kernel/overview-cache.ts';
import { feedContents } from './feed-items.ts';
import { atomFeed, type Feed, jsonFeed } from './feeds.ts';
import { answerKept } from './kept-answers.ts';
import { openSearchXml } from './open-search.ts';
import { pageJson } from './page-json.ts';
import { normalizeTarget } from './page-target.ts';
import { shownSince } from './page-view.ts';
import { findPublished, listSitemap, type PublishedDocument } from './queries.ts';
import { listShopCategories } from './queries-categories.ts';
import { currentSite, type PageRoutesDeps } from './routes.ts';
import { loadDocument } from './serve-page.ts';
import { siteDataOf } from './site-data.ts';
import type { CurrentSite } from './site-views.ts';
import { inEveryLanguage, robotsText, SITEMAP_SIZE, sitemapIndexXml, sitemapXml } from './sitemap.ts';

const FRESH = { 'cache-control': 'public, max-age=300' };
const FEED_LENGTH = 20;

export function siteFileRoutes(deps: PageRoutesDeps): Hono<SiteEnvironment> {
  const app = new Hono<SiteEnvironment>();
  /** Runs with the current site, or answers that there is none. */
  const withSite = (
    run: (site: CurrentSite, context: Context<SiteEnvironment>) => Promise<Response> | Response,
  ) => {
    return async (context: Context<SiteEnvironment>): Promise<Response> => {
      const site = await currentSite(deps, context);
      return site ? run(site, context) : context.text('There is no site here.', 404);
    };
  };
  app.get(
    '/robots.txt',
    withSite((site, context) =>
      answerKept(deps, context, site.view, {
        name: 'robots.txt',
        headers: { 'content-type': 'text/plain; charset=utf-8', ...FRESH },
        make: () => robotsText(site.view),
      }),
    ),
  );
  app.get(
    '/favicon.svg',
    withSite((site, context) =>
      answerKept(deps, context, site.view, {
        name: 'favicon.svg',
        headers: { 'content-type': 'image/svg+xml', ...FRESH },
        make: () => faviconSvg(site.view),
      }),
    ),
  );
  app.get(
    OPEN_SEARCH_PATH,
    withSite((site, context) =>
      answerKept(deps, context, site.view, {
        name: 'opensearch.xml',
        headers: { 'content-type': `${OPEN_SEARCH_TYPE}; charset=utf-8`, ...FRESH },
        make: async () => openSearchXml(site.view),
      }),
    ),
  );
  app.get('/favicon.ico', (context) => context.redirect('/favicon.svg', 302));
  app.get(
    '/sitemap.xml',
    withSite((site, context) => answerSitemap(deps, site, context)),
  );
  for (const path of ['/config', '/config/*'])
    app.get(
      path,
      withSite((site, context) => configRedirect(deps, site, context)),
    );
  app.get('*', async (context, next) => {
    const format = context.req.query('format');
    if (format !== 'json' && format !== 'atom' && format !== 'feed') return next();
    return withSite((site) => formatted(deps, site, context, format))(context);
  });
  return app;
}

async function listAddresses({ db }: PageRoutesDeps, site: CurrentSite) {
  if (site.view.settings.isHiddenFromSearch) return [];
  const [documents, categories] = await Promise.all([
    listSitemap(db.read, site.view.id),
    listShopCategories(db.read, site.view.id),
  ]);
  const known = new Set(documents.map(({ path }) => path));
  const pages = categories.map(({ category, updatedAt, ...shop }) => ({
    path: categoryPath(shop, category),
    updatedAt,
  }));
  // Two categories may come to one address, of which the first has the page.
  const all = [...documents, ...pages.filter(({ path }) => !known.has(path) && known.add(path))];
  return inEveryLanguage(site.view, all);
}

const XML = { 'content-type': 'application/xml; charset=utf-8', ...FRESH };

/** Only parts that there are have an answer of their own: any other number gets what has none. */
async function answerSitemap(
  deps: PageRoutesDeps,
  site: CurrentSite,
  context: Context<SiteEnvironment>,
): Promise<Response> {
  const answer = (name: string, make: () => Promise<string>) =>
    answerKept(deps, context, site.view, { name, headers: XML, make });
  const part = Number(context.req.query('part') ?? 0);
  const isPart = Number.isInteger(part) && part >= 1 && part <= (await countParts(deps, site));
  if (isPart) return answer(`sitemap.xml ${part}`, async () => sitemapPart(deps, site, part));
  return answer('sitemap.xml', async () => {
    const parts = await countParts(deps, site);
    return parts > 1 ? sitemapIndexXml(site.view, parts) : sitemapPart(deps, site, 1);
  });
}

const partCounts = new OverviewCache<number>();

/** Files that the sitemap takes; 1 where one holds everything. */
function countParts(deps: PageRoutesDeps, site: CurrentSite): Promise<number> {
  return partCounts.get(site.view, 'sitemap', async () =>
    Math.max(1, Math.ceil((await listAddresses(deps, site)).length / SITEMAP_SIZE)),
  );
}

async function sitemapPart(deps: PageRoutesDeps, site: CurrentSite, part: number): Promise<string> {
  const entries = await listAddresses(deps, site);
  return sitemapXml(site.view, entries.slice((part - 1) * SITEMAP_SIZE, part * SITEMAP_SIZE));
}

/**
 * `/config/?frameUrl=…` leads to the owner area: to the editor of the page at that path of this site, or to its
 * front room; what stands below `/config/` leads to the room of that name.
 */
async function configRedirect(deps: PageRoutesDeps, site: CurrentSite, context: Context): Promise<Response> {
  const frameUrl = safeRedirectPath(context.req.query('frameUrl'), site.view.baseUrl);
  const room = ownerRoom(context.req.path) ?? (await editorRoom(deps, site, frameUrl));
  const query = frameUrl === undefined ? '' : `?${new URLSearchParams({ frameUrl })}`;
  return new Response(null, {
    status: 302,
    headers: {
      location: `${deps.ownerOrigin}/sites/${site.view.id}${room}${query}`,
      'cache-control': 'no-store',
    },
  });
}

async function editorRoom(
  { db }: PageRoutesDeps,
  site: CurrentSite,
  frameUrl: string | undefined,
): Promise<string> {
  if (frameUrl === undefined) return '';
  const target = normalizeTarget(frameUrl);
  const page = target.kind === 'page' ? await findPublished(db.read, site.view.id, target.path) : undefined;
  return page ? `/edit/${page.id}` : '';
}

async function formatted(
  deps: PageRoutesDeps,
  site: CurrentSite,
  context: Context<SiteEnvironment>,
  format: 'json' | 'atom' | 'feed',
): Promise<Response> {
  const target = normalizeTarget(context.req.url);
  if (target.kind === 'unreadable') return notAnAddress();
  if (target.kind === 'moved') return context.redirect(target.location, 301);
  const data = siteDataOf(deps, site.view);
  if (target.path === '/search' && format === 'json') {
    const result = await data.search(target.query['q'] ?? '', { limit: 10 });
    const hits = result.hits.map((hit) => ({
      ...hit,
      path: pathInLanguage(hit.path, site.view.translation),
    }));
    return context.json({ ...result, hits }, 200, { 'cache-control': 'no-store' });
  }
  const document = await findPublished(deps.db.read, site.view.id, target.path);
  if (!document || document.settings.passwordHash || document.access)
    return context.json({ error: { message: 'There is no public page here.' } }, 404);
  if (format === 'json') return answerData(deps, site, context, { document, query: target.query });
  const { collectionId, kind } = document;
  if (!collectionId || kind !== 'page') return context.text('This page has no feed.', 404);
  const [write, type] = format === 'atom' ? [atomFeed, 'atom+xml'] : [jsonFeed, 'feed+json'];
  return answerKept(deps, context, site.view, {
    name: `${format} ${document.id}`,
    headers: { 'content-type': `application/${type}; charset=utf-8`, ...FRESH },
    make: async () => write(await feedOf(deps, site, { ...document, collectionId })),
  });
}

async function answerData(
  deps: PageRoutesDeps,
  site: CurrentSite,
  context: Context<SiteEnvironment>,
  {
    document,
    query,
  }: { readonly document: PublishedDocument; readonly query: Readonly<Record<string, string>> },
): Promise<Response> {
  const make = async () => {
    const loaded = await loadDocument(deps, site, document, query);
    const type = await collectionTypeOf(deps, site, document);
    return JSON.stringify(await pageJson(loaded, siteDataOf(deps, site.view), type));
  };
  const headers = { 'content-type': 'application/json', ...FRESH };
  // Kept where nothing more is asked for: terms may be anything.
  if (Object.keys(query).length > 0) return context.body(await make(), 200, headers);
  return answerKept(deps, context, site.view, { name: `json ${document.id}`, headers, make });
}

async function feedOf(
  deps: PageRoutesDeps,
  { view }: CurrentSite,
  document: PublishedDocument & { readonly collectionId: string },
): Promise<Feed> {
  const { collectionId, id, path, body } = document;
  const { items } = await siteDataOf(deps, view).items({ collectionId, limit: FEED_LENGTH });
  const ids = items.map(({ id }) => id);
  const contents = await feedContents(deps, view, collectionId, ids);
  return { site: view, id, path, title: body.title, changedAt: shownSince(document), items, contents };
}

async function collectionTypeOf(
  { db }: PageRoutesDeps,
  site: CurrentSite,
  { kind, collectionId }: PublishedDocument,
): Promise<number | undefined> {
  if (kind !== 'item' || !collectionId) return undefined;
  return (await findCollection(db.read, site.view.id, collectionId))?.type;
}
