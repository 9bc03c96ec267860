/** What a site's hosts answer beside pages: sitemap, robots, favicon, feeds, the configuration redirect. */

import { type Context, Hono } from 'hono';
import { safeRedirectPath } from '#domain/links/safe-href.ts';
import { ownerRoom } from '#domain/owner-area/rooms.ts';
import { categoryPath } from '#domain/store/category-page.ts';
import { faviconSvg } from '#site/favicon.ts';
import { answerText } from '../http/answer-text.ts';
import { notAnAddress } from '../http/not-an-address.ts';
import type { SiteEnvironment } from '../http/site-environment.ts';
import { findCollection } from '../kernel/documents/queries-collections.ts';
import { feedContent } from './feed-content.ts';
import { atomFeed, jsonFeed } from './feeds.ts';
import { pageJson } from './page-json.ts';
import { normalizeTarget } from './page-target.ts';
import { findPublished, listSitemap, type PublishedDocument } from './queries.ts';
import { listShopCategories } from './queries-categories.ts';
import type { PageRoutesDeps } from './routes.ts';
import { loadDocument } from './serve-page.ts';
import { siteDataOf } from './site-data.ts';
import type { CurrentSite } from './site-views.ts';
import { robotsText, SITEMAP_SIZE, sitemapIndexXml, sitemapXml } from './sitemap.ts';

const FRESH = { 'cache-control': 'public, max-age=300' };
const FEED_LENGTH = 20;

export function siteFileRoutes(deps: PageRoutesDeps): Hono<SiteEnvironment> {
  const app = new Hono<SiteEnvironment>();
  /** Runs with the current site, or answers that there is none. */
  const withSite = (
    run: (site: CurrentSite, context: Context<SiteEnvironment>) => Promise<Response> | Response,
  ) => {
    return async (context: Context<SiteEnvironment>): Promise<Response> => {
      const { id, version } = context.get('site');
      const site = await deps.views.get(deps.db.read, id, version);
      return site ? run(site, context) : context.text('There is no site here.', 404);
    };
  };
  app.get(
    '/robots.txt',
    withSite((site, context) =>
      answerText(context, robotsText(site.view), { 'content-type': 'text/plain; charset=utf-8', ...FRESH }),
    ),
  );
  app.get(
    '/favicon.svg',
    withSite((site, context) =>
      answerText(context, faviconSvg(site.view), { 'content-type': 'image/svg+xml', ...FRESH }),
    ),
  );
  app.get('/favicon.ico', (context) => context.redirect('/favicon.svg', 302));
  app.get(
    '/sitemap.xml',
    withSite(async (site, context) => xml(context, await sitemapOf(deps, site, context.req.query('part')))),
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
  const [documents, categories] = await Promise.all([
    listSitemap(db.read, site.view.id),
    listShopCategories(db.read, site.view.id),
  ]);
  const known = new Set(documents.map(({ path }) => path));
  const pages = categories.map(({ base, category, updatedAt }) => ({
    path: categoryPath(base, category),
    updatedAt,
  }));
  // Two categories may come to one address, of which the first has the page.
  return [...documents, ...pages.filter(({ path }) => !known.has(path) && known.add(path))];
}

async function sitemapOf(deps: PageRoutesDeps, site: CurrentSite, part: string | undefined): Promise<string> {
  const entries = site.view.settings.isHiddenFromSearch ? [] : await listAddresses(deps, site);
  if (entries.length <= SITEMAP_SIZE) return sitemapXml(site.view, entries);
  const index = Number(part);
  if (!Number.isInteger(index) || index < 1)
    return sitemapIndexXml(site.view, Math.ceil(entries.length / SITEMAP_SIZE));
  return sitemapXml(site.view, entries.slice((index - 1) * SITEMAP_SIZE, index * SITEMAP_SIZE));
}

function xml(context: Context, text: string): Response {
  return answerText(context, text, { 'content-type': 'application/xml; charset=utf-8', ...FRESH });
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
    return context.json(result, 200, { 'cache-control': 'no-store' });
  }
  const document = await findPublished(deps.db.read, site.view.id, target.path);
  if (!document || document.settings.passwordHash)
    return context.json({ error: { message: 'There is no public page here.' } }, 404);
  if (format === 'json') {
    const loaded = await loadDocument(deps, site, document, target.query);
    const type = await collectionTypeOf(deps, site, document);
    return context.json(await pageJson(loaded, data, type), 200, FRESH);
  }
  return answerFeed(deps, site, context, document, format);
}

async function answerFeed(
  deps: PageRoutesDeps,
  site: CurrentSite,
  context: Context,
  { collectionId, kind, path, body }: PublishedDocument,
  format: 'atom' | 'feed',
): Promise<Response> {
  if (!collectionId || kind !== 'page') return context.text('This page has no feed.', 404);
  const { items } = await siteDataOf(deps, site.view).items({ collectionId, limit: FEED_LENGTH });
  const contents = new Map<string, string>();
  for (const each of items) {
    const item = await findPublished(deps.db.read, site.view.id, each.path);
    if (item && !item.settings.passwordHash)
      contents.set(each.id, feedContent(await loadDocument(deps, site, item, {})));
  }
  const feed = { site: site.view, path, title: body.title, items, contents };
  const [text, type] = format === 'atom' ? [atomFeed(feed), 'atom+xml'] : [jsonFeed(feed), 'feed+json'];
  return answerText(context, text, { 'content-type': `application/${type}; charset=utf-8`, ...FRESH });
}

async function collectionTypeOf(
  { db }: PageRoutesDeps,
  site: CurrentSite,
  { kind, collectionId }: PublishedDocument,
): Promise<number | undefined> {
  if (kind !== 'item' || !collectionId) return undefined;
  return (await findCollection(db.read, site.view.id, collectionId))?.type;
}
