/** The page of a form that was sent without scripts and refused, with what was entered; and where its links lead. */
import type { Context } from 'hono';
import type { FormEcho } from '#domain/forms/echo.ts';
import type { Link } from '#domain/links/link.ts';
import { hrefOf } from '#site/context.ts';
import type { Queryable } from '../db/schema.ts';
import type { SiteEnvironment } from '../http/site-environment.ts';
import { normalizeTarget } from './page-target.ts';
import { currentSite, isUnlockedFor, type PageRoutesDeps, pageHeaders, redirect } from './routes.ts';
import { servePage } from './serve-page.ts';
import { siteDataOf } from './site-data.ts';

export interface FilledForm {
  readonly path: string;
  readonly status: number;
  readonly echo: FormEcho;
}

export async function showFilledForm(
  deps: PageRoutesDeps,
  context: Context<SiteEnvironment>,
  { path, status, echo }: FilledForm,
): Promise<Response> {
  const site = await currentSite(deps, context);
  if (!site) return context.text(echo.message, 404, { 'cache-control': 'no-store' });
  const target = normalizeTarget(path);
  const address = target.kind === 'page' ? target : { path: '/', query: {} };
  const served = await servePage(deps, site, { ...address, formEcho: echo }, isUnlockedFor(deps, context));
  if (served.kind === 'redirect') return redirect(served.location, 303);
  return new Response(served.html, {
    status: served.status === 200 ? status : served.status,
    headers: pageHeaders(deps, { ...served, isCacheable: false }),
  });
}

/** Undefined for a link that leads nowhere. */
export async function addressOfLink(
  db: Queryable,
  siteId: string,
  link: Link | undefined,
): Promise<string | undefined> {
  const data = siteDataOf(db, { id: siteId, timeZone: 'UTC', hasComments: false });
  const ids = link && 'id' in link ? [link.id] : [];
  const [media, targets] = await Promise.all([data.media(ids), data.links(ids)]);
  return hrefOf(link, { media, targets });
}
