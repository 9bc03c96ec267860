/** Published pages of a site's own hosts. */
import { type Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Variants } from '#domain/experiments/experiment.ts';
import type { Deps } from '../deps.ts';
import type { ClientAddress } from '../http/client-address.ts';
import { notAnAddress } from '../http/not-an-address.ts';
import { RateLimiter } from '../http/rate-limit.ts';
import { readFields } from '../http/read-body.ts';
import { answerShortPage, TOO_LONG } from '../http/short-page.ts';
import type { SiteEnvironment } from '../http/site-environment.ts';
import type { MaySee } from '../kernel/documents/lock.ts';
import type { IsUnlocked, Visitor } from '../kernel/page-ports.ts';
import { findElsewhere, type Redirected } from './find-elsewhere.ts';
import { type KeptPage, keepInItsPlace } from './kept-pages.ts';
import { type CachedResponse, cacheKey, encodeBody, type PageCache, unpooled } from './page-cache.ts';
import { keyOf, normalizeTarget, numberedAddress, type PageTarget } from './page-target.ts';
import { findPublished, findRedirect } from './queries.ts';
import { answerNew, pageHeaders, sendKept } from './send-page.ts';
import { renderSystem, type ServeDeps, type Served, serveOrName } from './serve-page.ts';
import type { CurrentSite, SiteViews } from './site-views.ts';
import { isUnlockValid, signUnlock, UNLOCK_MS, unlockCookieName, verifyPassword } from './unlock.ts';
import { type VariedPages, variantKey } from './varied-pages.ts';

/** Passwords one address may try: ten at once, then one every six seconds. */
const GUESSES = { burst: 10, everyMs: 6000 };
/** Of a lock screen's form: a password, and what is around it. */
const MAX_UNLOCK_BYTES = 4096;

export interface PageRoutesDeps extends ServeDeps {
  readonly log: Deps['log'];
  readonly views: SiteViews;
  readonly cache: PageCache;
  readonly varied: VariedPages;
  readonly isSecure: boolean;
  readonly clientAddress: ClientAddress;
  /** Tells the owner of a page that could not be made; the visitor gets the site's error page. */
  readonly reportFailure: (failure: PageFailure) => void;
}

interface PageFailure {
  readonly siteId: string;
  readonly url: string;
  readonly userAgent: string;
  readonly error: unknown;
}

export function pageRoutes(deps: PageRoutesDeps): Hono<SiteEnvironment> {
  const app = new Hono<SiteEnvironment>();
  app.get('*', (context) => respond(deps, context));
  const guesses = new RateLimiter(GUESSES, deps.now);
  app.post('*', async (context) => {
    const read = await readFields(context, MAX_UNLOCK_BYTES);
    if (read.kind === 'too-large') return answerShortPage(context, TOO_LONG);
    const password = read.fields['password'] ?? '';
    if (guesses.take(deps.clientAddress(context))) return unlock(deps, context, password);
    return context.text('Too many attempts. Wait a minute and try again.', 429, {
      'cache-control': 'no-store',
    });
  });
  app.all('*', (context) => context.text('This address is read-only.', 405, { allow: 'GET, HEAD' }));
  return app;
}

async function findNumbered(deps: PageRoutesDeps, site: CurrentSite, url: string) {
  const address = numberedAddress(url);
  return address === undefined ? undefined : findRedirect(deps.db.read, site.view.id, address);
}

/** Where an address in another form leads at once, whatever else stands in its way: one redirect, not two. */
async function settledAddress(deps: PageRoutesDeps, site: CurrentSite, location: string): Promise<string> {
  const target = normalizeTarget(location);
  if (target.kind !== 'page') return location;
  const search = location.slice(location.split('?', 1)[0]?.length);
  if (await findPublished(deps.db.read, site.view.id, target.path)) return location;
  const found = await findElsewhere(deps, site, target);
  return found ? withSearch(found.location, search) : location;
}

/** What an address asks for beside its path goes with it. */
function withSearch(location: string, search: string): string {
  return location.includes('?') || location.includes('#') ? location : location + search;
}

export async function currentSite(
  deps: PageRoutesDeps,
  context: Context<SiteEnvironment>,
): Promise<CurrentSite | undefined> {
  const { id, version, language } = context.get('site');
  return deps.views.get(deps.db.read, id, version, language);
}

async function respond(deps: PageRoutesDeps, context: Context<SiteEnvironment>): Promise<Response> {
  const target = normalizeTarget(context.req.url);
  if (target.kind === 'unreadable') return notAnAddress();
  const site = await currentSite(deps, context);
  if (!site) return context.text('There is no site here.', 404, { 'cache-control': 'no-store' });
  if (target.kind === 'moved') return redirect(await settledAddress(deps, site, target.location), 301);
  const moved = await findNumbered(deps, site, context.req.url);
  if (moved) return redirect(moved.target, moved.status);
  const page = cacheKey(site.view.id, site.view.version, keyOf(target, site.view.translation));
  const asked: AskedPage = { site, target, key: page, variants: {} };
  const varied = deps.varied.isVaried(site.view) ? deps.varied.of(page) : [];
  if (varied) return showVariant(deps, context, asked, await deps.varied.variants(context, varied));
  // This page has not been rendered yet. Only rendering the original shows what it varies by.
  const served = await serveSafely(deps, asked, context);
  if (served.kind !== 'page') return answerServed(deps, context, asked, served);
  // A visitor who is refused, or meets a failure, does not see what it varies by.
  const isSeen = served.varies !== undefined || served.isCacheable;
  const learned = isSeen ? deps.varied.learn(page, site.view, served.varies ?? []) : [];
  const variants = await deps.varied.variants(context, learned);
  if (variantKey(page, variants) === page) return answerServed(deps, context, asked, served);
  return showVariant(deps, context, asked, variants);
}

interface AskedPage {
  readonly site: CurrentSite;
  readonly target: PageTarget;
  /** Under which it is kept. */
  readonly key: string;
  readonly variants: Variants;
}

async function showVariant(
  deps: PageRoutesDeps,
  context: Context<SiteEnvironment>,
  asked: AskedPage,
  variants: Variants,
): Promise<Response> {
  const key = variantKey(asked.key, variants);
  const kept = deps.cache.get(key);
  if (kept) return sendKept(deps, context, key, kept);
  const variant = { ...asked, key, variants };
  return answerServed(deps, context, variant, await serveSafely(deps, variant, context));
}

async function answerServed(
  deps: PageRoutesDeps,
  context: Context<SiteEnvironment>,
  { site, key }: AskedPage,
  served: Served | KeptPage,
): Promise<Response> {
  if (served.kind === 'kept') return sendKept(deps, context, served.key, served.entry);
  if (served.kind === 'redirect') return redirectFrom(context.req.url, served);
  // What staff sees of a closed site is nothing for the next who asks.
  const isCacheable = served.isCacheable && !site.view.settings.isClosed;
  const isVaried = deps.varied.isVaried(site.view) && (served.varies ?? []).length > 0;
  const made: CachedResponse = {
    status: served.status,
    headers: pageHeaders(deps, { ...served, isCacheable }, deps.varied.isSplit(site.view, served.varies)),
    madeAt: deps.now(),
    isVaried,
    bodies: new Map(),
  };
  const bytes = unpooled(Buffer.from(served.html));
  made.bodies.set('identity', encodeBody(made, bytes, 'identity'));
  if (isCacheable) deps.cache.set(key, made);
  return answerNew(context, made, bytes);
}

/** What was asked for by a term that is the address now goes no further. */
function redirectFrom(url: string, { location, status, term }: Redirected): Response {
  const { searchParams, search } = new URL(url);
  if (term === undefined) return redirect(withSearch(location, search), status);
  searchParams.delete(term);
  const left = searchParams.toString();
  return redirect(left === '' ? location : `${location}?${left}`, status);
}

export function visitorOf(deps: PageRoutesDeps, context: Context<SiteEnvironment>): Visitor {
  return {
    isUnlocked: isUnlockedFor(deps, context),
    async refuse(page) {
      const gate = gateOf(deps);
      return gate ? gate.refuse(context, page) : 'private';
    },
    data: () => Object.assign({}, ...deps.parts().map(({ visitorData }) => visitorData?.(context))),
  };
}

export function maySeeFor(deps: PageRoutesDeps, context: Context<SiteEnvironment>): MaySee {
  const isUnlocked = isUnlockedFor(deps, context);
  return async (documentId, { passwordHash, access }) => {
    if (access !== undefined && !(await gateOf(deps)?.admits(context, access))) return false;
    return passwordHash === undefined || isUnlocked(documentId, passwordHash);
  };
}

/** One feature knows the members of a site. */
function gateOf({ parts }: PageRoutesDeps) {
  return parts().find(({ gate }) => gate)?.gate;
}

/** Whether this visitor has given the password of a document. */
function isUnlockedFor(deps: PageRoutesDeps, context: Context): IsUnlocked {
  return (documentId, passwordHash) => {
    const given = getCookie(context, unlockCookieName(documentId)) ?? '';
    return isUnlockValid(deps.secret, given, documentId, passwordHash, deps.now());
  };
}

async function serveSafely(
  deps: PageRoutesDeps,
  { site, target, variants }: Pick<AskedPage, 'site' | 'target' | 'variants'>,
  context: Context<SiteEnvironment>,
): Promise<Served | KeptPage> {
  try {
    const served = await serveOrName(deps, site, { ...target, variants }, visitorOf(deps, context));
    return served.kind === 'own' ? await keepInItsPlace(deps, site, target.path, served) : served;
  } catch (error) {
    deps.log.error({ err: error, site: site.view.id, path: target.path }, 'a page could not be rendered');
    const userAgent = context.req.header('user-agent') ?? '';
    deps.reportFailure({ siteId: site.view.id, url: context.req.url, userAgent, error });
    return renderSystem(deps, site, { path: target.path, query: {} }, { name: 'error' });
  }
}

export function redirect(to: string, status: number): Response {
  return new Response(null, { status, headers: { location: inHeader(to), 'cache-control': 'no-cache' } });
}

/** Paths are kept decoded; headers carry plain characters only. */
export function inHeader(location: string): string {
  return location.replace(/[^\x21-\x7e]+/g, (part) => encodeURIComponent(part));
}

/** The lock screen's form: the right password sets the cookie and shows the page. */
async function unlock(
  deps: PageRoutesDeps,
  context: Context<SiteEnvironment>,
  password: string,
): Promise<Response> {
  const target = normalizeTarget(context.req.url);
  const site = await currentSite(deps, context);
  const document =
    site && target.kind === 'page' ? await findPublished(deps.db.read, site.view.id, target.path) : undefined;
  const passwordHash = document?.settings.passwordHash;
  if (!site || !document || !passwordHash || target.kind !== 'page') {
    return context.text('This address takes no posts.', 405, { allow: 'GET, HEAD' });
  }
  if (!(await verifyPassword(password.slice(0, 200), passwordHash))) {
    const served = await renderSystem(deps, site, target, { name: 'lockScreen', hasFailed: true });
    if (served.kind === 'redirect') return redirect(served.location, served.status);
    return new Response(served.html, { status: served.status, headers: pageHeaders(deps, served) });
  }
  const expiresAt = deps.now() + UNLOCK_MS;
  setCookie(
    context,
    unlockCookieName(document.id),
    signUnlock(deps.secret, document.id, passwordHash, expiresAt),
    {
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      secure: deps.isSecure,
      expires: new Date(expiresAt),
    },
  );
  return context.redirect(target.path, 303);
}
