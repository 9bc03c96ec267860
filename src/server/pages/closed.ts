/**
 * A site that is closed for a while: strangers get one page under every address, with a status that tells search
 * engines to come again. Whoever works on the site and has opened it from the owner area sees it as it is.
 */
import type { Context, MiddlewareHandler } from 'hono';
import { ENTER_PATH } from '#domain/accounts/site-presence.ts';
import { type Menu, visibleMenu } from '#domain/content/menu.ts';
import type { Link } from '#domain/links/link.ts';
import { HOUR_MS } from '#domain/time.ts';
import type { SiteEnvironment } from '../http/site-environment.ts';
import { findDocument } from '../kernel/documents/queries.ts';
import type { PagePart } from '../kernel/page-ports.ts';
import { keepPage } from './kept-pages.ts';
import { currentSite, type PageRoutesDeps } from './routes.ts';
import { sendKept } from './send-page.ts';
import { renderSystem, type ServeDeps, type Served, servePage } from './serve-page.ts';
import type { CurrentSite } from './site-views.ts';
import { STRANGER } from './visitors.ts';

export interface ClosedSiteDeps extends PageRoutesDeps {
  /** Whether somebody who works on the site is looking. */
  readonly isStaff: (context: Context, siteId: string) => Promise<boolean>;
}

/** What answers all the same: ways in, what a signed address shows its owner, pictures of the page itself, checks of hosts. */
const OPEN = [
  ENTER_PATH,
  '/_edit/',
  '/_preview/',
  '/_scan/',
  '/api/auth/',
  '/s/',
  '/.well-known/',
  '/favicon',
  '/apple-touch-icon',
  '/manifest.',
];
const RETRY_AFTER = String(HOUR_MS / 1000);
const MESSAGE = 'This site is closed at the moment. Please come back later.';

export function closedSite(deps: ClosedSiteDeps): MiddlewareHandler<SiteEnvironment> {
  return async (context, next) => {
    const site = await currentSite(deps, context);
    const { path } = context.req;
    if (!site?.view.settings.isClosed || OPEN.some((open) => path.startsWith(open))) return next();
    if (await deps.isStaff(context, site.view.id)) return next();
    const headers = { 'retry-after': RETRY_AFTER, 'cache-control': 'no-store' };
    if (path.startsWith('/api/'))
      return context.json({ error: { kind: 'closed', message: MESSAGE } }, 503, headers);
    const make = () => renderClosed(deps, site);
    const { key, entry } = await keepPage(deps, site, { name: 'closed', status: 503, headers, make });
    return sendKept(deps, context, key, entry);
  };
}

/** Of a shut site nothing is found: links to its pages are words, and lists of them are empty. */
const UNREACHABLE: PagePart = {
  data: () => ({
    links: async () => new Map(),
    items: async () => ({ items: [], total: 0 }),
    itemsById: async () => [],
    labels: async () => [],
    archive: async () => [],
    firstCollection: async () => undefined,
    collectionPage: async () => undefined,
  }),
};

/** Menus, cart and what opens over pages would lead back to the one page there is. */
function shut(site: CurrentSite): CurrentSite {
  const { view } = site;
  const leadsOut = (link: Link): boolean => 'url' in link && !link.url.startsWith('/');
  const menu = (entries: Menu) =>
    visibleMenu(entries, leadsOut).filter(
      ({ link, children }) => link !== undefined || children !== undefined,
    );
  const navigation = { main: menu(view.navigation.main), footer: menu(view.navigation.footer) };
  return {
    ...site,
    view: { ...view, navigation, hasShop: false, hasAccountLink: false, overPages: undefined, isShut: true },
  };
}

/** The page that the owner has chosen, if it is published; else one in the site's clothes. */
async function renderClosed(open: ServeDeps, opened: CurrentSite): Promise<Served> {
  const deps: ServeDeps = { ...open, parts: () => [...open.parts(), UNREACHABLE] };
  const site = shut(opened);
  const { id, settings } = site.view;
  const chosen = settings.closedPageId && (await findDocument(deps.db.read, id, settings.closedPageId));
  if (chosen && chosen.path !== null) {
    const served = await servePage(deps, site, { path: chosen.path, query: {} }, STRANGER);
    if (served.kind === 'page' && served.status === 200) return { ...served, isCacheable: false };
  }
  return renderSystem(
    deps,
    site,
    { path: '/', query: {} },
    { name: settings.isOpeningSoon ? 'opening' : 'closed' },
  );
}
