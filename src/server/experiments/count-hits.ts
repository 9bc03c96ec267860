/** What a visitor does on the pages of a site, as far as its running experiments ask: which they see, and what they reach. */
import { deleteCookie, setCookie } from 'hono/cookie';
import { consentOf } from '#domain/consent/choice.ts';
import { CONSENT_COOKIE } from '#domain/consent/contract.ts';
import { EU_REGION } from '#domain/consent/region.ts';
import { flagsForApi } from '#domain/consent/settings.ts';
import { VERSION_COOKIE, VERSION_COOKIE_DAYS } from '#domain/experiments/contract.ts';
import { assignedTo, statusOf } from '#domain/experiments/experiment.ts';
import type { SiteView } from '#domain/page.ts';
import { DAY_MS, SECOND_MS } from '#domain/time.ts';
import type { TrackedEvent } from '#domain/tracking/contract.ts';
import { isReachedBy } from '#domain/tracking/goals.ts';
import { withNamedEvents } from '#domain/tracking/named-events.ts';
import type { Common } from '../feature.ts';
import type { Kernel } from '../kernel/kernel.ts';
import type { AssignPart, SiteContext } from '../kernel/page-ports.ts';
import { Exposures } from './exposures.ts';
import { cookieIn, keptKey } from './visitor-of.ts';

export interface HitSeen {
  readonly event: TrackedEvent;
  readonly path: string;
  readonly subject: string;
}

type CountDeps = Pick<Kernel, 'db' | 'now' | 'isSecure'> &
  Pick<Common, 'pagePorts' | 'findSiteView' | 'namedEvents'>;
type Running = NonNullable<SiteView['experiments']>[number];

export function countingHits(deps: CountDeps, visitors: AssignPart) {
  const exposures = new Exposures(deps);
  return async (context: SiteContext, hits: readonly HitSeen[]): Promise<void> => {
    const now = deps.now();
    const view = await deps.pagePorts.viewOf(context);
    if (!view) return;
    forgetVersion(context, view);
    const running = (view.experiments ?? []).filter((each) => statusOf(each, now) === 'running');
    if (running.length === 0) return;
    const visitor = await visitors.find(context);
    if (visitor === null) return;
    const seen = await seenOn(deps, context, hits, running);
    const done = await withNames(deps, view.id, { hits, running });
    await exposures.count({
      seen: seen.flatMap(({ id: experimentId, ...experiment }) => {
        const version = assignedTo(experiment, visitor);
        return version === undefined ? [] : [{ experimentId, visitor, version, at: now }];
      }),
      reached: running
        .filter(({ goal }) => goal !== null && done.some((hit) => isReachedBy(goal, hit)))
        .map(({ id: experimentId }) => ({ experimentId, visitor, at: now })),
    });
    if (seen.length > 0) keepVersion(deps, context, { view, visitor });
  };
}

interface Happened {
  readonly hits: readonly HitSeen[];
  readonly running: readonly Running[];
}

/** Where a goal is an event, with the names that the owner gave to what was done. */
async function withNames(
  { namedEvents }: CountDeps,
  siteId: string,
  { hits, running }: Happened,
): Promise<readonly HitSeen[]> {
  if (!running.some(({ goal }) => goal?.kind === 'event')) return hits;
  return withNamedEvents(hits, await namedEvents(siteId));
}

/** The running experiments whose versions differ on a page that was seen. */
async function seenOn(
  { pagePorts }: CountDeps,
  context: SiteContext,
  hits: readonly HitSeen[],
  running: readonly Running[],
): Promise<Running[]> {
  const view = hits.find(({ event }) => event === 'view');
  if (!view) return [];
  const keys = await pagePorts.variedOn(context, view.path);
  return running.filter(({ key }) => keys.includes(key));
}

/** Visitors who no longer allow cookies lose it at the next page, whatever runs then: scripts cannot reach it. */
function forgetVersion(context: SiteContext, view: SiteView): void {
  const cookies = context.req.header('cookie') ?? '';
  if (cookies.includes(`${VERSION_COOKIE}=`) && !mayStore(context, view, cookies))
    deleteCookie(context, VERSION_COOKIE, { path: '/' });
}

/** A cookie for those who allow it; nothing is stored of the others. */
function keepVersion(
  { isSecure }: CountDeps,
  context: SiteContext,
  { view, visitor }: { readonly view: SiteView; readonly visitor: string },
): void {
  const cookies = context.req.header('cookie') ?? '';
  if (keptKey(cookies) !== undefined || !mayStore(context, view, cookies)) return;
  setCookie(context, VERSION_COOKIE, visitor, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure,
    maxAge: (VERSION_COOKIE_DAYS * DAY_MS) / SECOND_MS,
  });
}

/**
 * The server knows no region, so visitors who have not chosen count as ones who must be asked. So does everyone on a site
 * without consent settings, as with the visit cookie.
 */
function mayStore(context: SiteContext, { consent }: SiteView, cookies: string): boolean {
  const isOptingOut = context.req.header('sec-gpc') === '1';
  if (!consent) return cookieIn(cookies, CONSENT_COOKIE) === 'true';
  const policy = { ...flagsForApi(consent), policyVersion: consent.policyVersion };
  return consentOf(policy, { cookies, isOptingOut, region: EU_REGION }).isAllowed;
}
