/** A comment that was sent without scripts and refused: its page again, with the words kept and what is wrong. */
import type { Context } from 'hono';
import { REPLY_TERM } from '#domain/comments/contract.ts';
import type { CommentEcho } from '#domain/comments/echo.ts';
import type { SiteEnvironment } from '../http/site-environment.ts';
import { normalizeTarget } from './page-target.ts';
import { currentSite, isUnlockedFor, type PageRoutesDeps, pageHeaders } from './routes.ts';
import { servePage } from './serve-page.ts';

export interface RefusedComment {
  /** Of the page the form was on. */
  readonly path: string;
  readonly status: number;
  readonly echo: CommentEcho;
}

export async function answerRefusedComment(
  deps: PageRoutesDeps,
  context: Context<SiteEnvironment>,
  { path, status, echo }: RefusedComment,
): Promise<Response> {
  const site = await currentSite(deps, context);
  const target = normalizeTarget(path.startsWith('/') ? path : '/');
  if (!site || target.kind !== 'page')
    return context.text(echo.message, 404, { 'cache-control': 'no-store' });
  const query = { [REPLY_TERM]: echo.fields.parent };
  const address = { path: target.path, query, commentEcho: echo };
  const served = await servePage(deps, site, address, isUnlockedFor(deps, context));
  if (served.kind === 'redirect') return context.redirect(served.location, 303);
  const headers = pageHeaders(deps, { ...served, isCacheable: false });
  return new Response(served.html, { status: served.status === 200 ? status : served.status, headers });
}
