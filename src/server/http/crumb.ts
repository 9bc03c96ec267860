/**
 * The crumb: what keeps other pages from making a visitor's browser act on a site. It is bound to the site and to a
 * cookie of the visitor that no script can read, and is good for two hours. Visiting a page makes neither: the
 * first call does. Forms sent by the browser itself, without a script, prove where they come from by `Origin`.
 */
import { randomBytes } from 'node:crypto';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { readCrumb } from '#domain/calls/calls.ts';
import { type CrumbFailure, DATA_MESSAGES } from '#domain/calls/contract.ts';
import { CRUMB } from '#domain/calls/crumb.ts';
import { RECORD_PATH } from '#domain/consent/contract.ts';
import { RECORDS_PATH as SPEED_PATH } from '#domain/performance/contract.ts';
import { HOUR_MS } from '#domain/time.ts';
import { ANALYTICS_EVENTS_PATH, RECORD_EVENT_PATH } from '#domain/tracking/analytics-contract.ts';
import { CENSUS } from '#domain/tracking/contract.ts';
import type { Deps } from '../deps.ts';
import { answerVisitors } from './answer-visitors.ts';
import { readText } from './read-body.ts';
import { isSame, signatureOf } from './signature.ts';
import type { SiteEnvironment } from './site-environment.ts';

export const CRUMB_MS = 2 * HOUR_MS;
export const VISITOR_COOKIE = 'vitrine_visitor';
/** Larger bodies bear their crumb in the query or the header. */
const MAX_FIELD_BYTES = 1_000_000;
const NO_STORE = { 'cache-control': 'no-store' };
/** They prove where they come from and nothing else. */
const WITHOUT_CRUMB: ReadonlySet<string> = new Set([RECORD_PATH, SPEED_PATH, ANALYTICS_EVENTS_PATH]);
const FORM = /^application\/x-www-form-urlencoded\b/i;

export interface CrumbDeps extends Pick<Deps, 'now'> {
  readonly secret: string;
  readonly isSecure: boolean;
}

/** Hands out crumbs, and lets no call that changes something past without one. Comes before a site's other calls. */
export function crumbRoutes(deps: CrumbDeps): Hono<SiteEnvironment> {
  const app = new Hono<SiteEnvironment>();
  answerVisitors(app, readCrumb, (context) => {
    const fetchSite = context.req.header('sec-fetch-site');
    if (fetchSite !== undefined && fetchSite !== 'same-origin') return refuse(context);
    return context.json({ crumb: issueCrumb(deps, context) }, 200, NO_STORE);
  });
  app.on(['POST', 'PUT', 'PATCH', 'DELETE'], '/api/*', checkCrumb(deps));
  return app;
}

function checkCrumb(deps: CrumbDeps): MiddlewareHandler<SiteEnvironment> {
  return async (context, next) => {
    // What is counted asks for the origin by itself: nobody has to take a cookie to be counted.
    if (context.req.path.startsWith(CENSUS)) return next();
    if (!isFromSite(deps, context)) return refuse(context);
    // Nor to decline cookies, or to say how a page went.
    if (WITHOUT_CRUMB.has(context.req.path) || isUnknownCounted(deps, context)) return next();
    if (isSentByBrowser(context) || isCrumbValid(deps, context, await sentCrumb(context))) return next();
    const failure: CrumbFailure = { crumbFail: true, crumb: issueCrumb(deps, context) };
    const error = { kind: 'crumb', message: DATA_MESSAGES.unauthorized };
    return context.json({ ...failure, error }, 403, NO_STORE);
  };
}

/** A named event of a browser without the cookie that a crumb is bound to: counting it is no reason to set one. */
function isUnknownCounted(deps: CrumbDeps, context: Context): boolean {
  return context.req.path === RECORD_EVENT_PATH && visitorOf(deps, context) === undefined;
}

/** `{random}.{expiry in base 36}.{signature}`; sets its cookie, and the visitor's where there is none. */
function issueCrumb(deps: CrumbDeps, context: Context<SiteEnvironment>): string {
  const options = { path: '/', sameSite: 'Lax', secure: deps.isSecure } as const;
  let visitor = visitorOf(deps, context);
  if (visitor === undefined) {
    visitor = randomBytes(16).toString('base64url');
    setCookie(context, visitorCookie(deps), visitor, { ...options, httpOnly: true });
  }
  const body = `${randomBytes(16).toString('base64url')}.${(deps.now() + CRUMB_MS).toString(36)}`;
  const crumb = `${body}.${sign(deps, context.get('site').id, visitor, body)}`;
  setCookie(context, CRUMB, crumb, { ...options, maxAge: CRUMB_MS / 1000 });
  return crumb;
}

function isCrumbValid(deps: CrumbDeps, context: Context<SiteEnvironment>, crumb: string): boolean {
  const [random = '', expiry = '', signature = '', ...rest] = crumb.split('.');
  const visitor = visitorOf(deps, context);
  if (visitor === undefined || rest.length > 0) return false;
  const expected = sign(deps, context.get('site').id, visitor, `${random}.${expiry}`);
  return isSame(signature, expected) && Number.parseInt(expiry, 36) > deps.now();
}

function sign({ secret }: CrumbDeps, siteId: string, visitor: string, body: string): string {
  return signatureOf(secret, ['crumb', siteId, visitor, body]);
}

/** The browser’s cookie, which every call that has a crumb bears. */
export function visitorOf(deps: Pick<CrumbDeps, 'isSecure'>, context: Context): string | undefined {
  const visitor = getCookie(context, visitorCookie(deps)) ?? '';
  return /^[\w-]{22}$/.test(visitor) ? visitor : undefined;
}

/** Over https a neighbouring host cannot set it. */
function visitorCookie({ isSecure }: Pick<CrumbDeps, 'isSecure'>): string {
  return isSecure ? `__Host-${VISITOR_COOKIE}` : VISITOR_COOKIE;
}

async function sentCrumb(context: Context): Promise<string> {
  const { req } = context;
  const crumb = req.query(CRUMB) ?? req.header(CRUMB);
  if (crumb !== undefined) return crumb;
  if (!FORM.test(req.header('content-type') ?? '')) return '';
  const read = await readText(context, MAX_FIELD_BYTES);
  return read.kind === 'read' ? crumbField(read.text) : '';
}

/** Of a long form only this one field is parsed. */
function crumbField(text: string): string {
  const from = text.startsWith(`${CRUMB}=`) ? 0 : text.indexOf(`&${CRUMB}=`) + 1;
  if (from === 0 && !text.startsWith(`${CRUMB}=`)) return '';
  const end = text.indexOf('&', from);
  return new URLSearchParams(text.slice(from, end < 0 ? undefined : end)).get(CRUMB) ?? '';
}

/** Every browser names the origin of what it posts; whoever names none or another one is refused. */
export function isFromSite({ isSecure }: Pick<CrumbDeps, 'isSecure'>, { req }: Context): boolean {
  const fetchSite = req.header('sec-fetch-site');
  if (fetchSite !== undefined && fetchSite !== 'same-origin') return false;
  const origin = req.header('origin');
  // Pages that hide where they are have no origin to name; their browsers say the other thing.
  if (origin === undefined || origin === 'null') return fetchSite === 'same-origin';
  if (!URL.canParse(origin)) return false;
  const { protocol, host } = new URL(origin);
  return host === req.header('host')?.toLowerCase() && (!isSecure || protocol === 'https:');
}

/**
 * A form that the browser sends by itself, from a page of this very site: pages are cached and the same for
 * everybody, so that no crumb can stand in them. No script can pretend to this: these headers are the browser's.
 */
function isSentByBrowser({ req }: Context): boolean {
  if (req.method !== 'POST') return false;
  const type = req.header('content-type') ?? '';
  if (!FORM.test(type) && !/^multipart\/form-data\b/i.test(type)) return false;
  return req.header('sec-fetch-mode') === 'navigate';
}

function refuse(context: Context): Response {
  const message = 'This call did not come from a page of this site.';
  return context.json({ error: { kind: 'cross-site', message } }, 403, NO_STORE);
}
