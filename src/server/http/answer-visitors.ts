/**
 * Answers declared calls of visitors, on the hosts of sites. Each handler reads what it takes by itself: browsers send
 * forms without a script, too, and get a page for an answer.
 */
import type { Context, Hono } from 'hono';
import type { Call } from '#domain/calls/call.ts';
import { recordRoute } from './route-list.ts';
import type { SiteEnvironment } from './site-environment.ts';

const CRUMB_NEEDED =
  'Takes a crumb as the query term, the header or the field “crumb”; a form the browser sends from a page of the site needs none. Where the crumb fails, the answer is 403 with “crumbFail” and a fresh “crumb”.';

export function answerVisitors(
  app: Hono<SiteEnvironment>,
  call: Call & { readonly may: 'visitor' },
  handler: (context: Context<SiteEnvironment>) => Response | Promise<Response>,
): void {
  const description = call.method === 'GET' ? undefined : CRUMB_NEEDED;
  recordRoute(app, { ...(description && { description }), ...call });
  app.on(call.method, call.path, handler);
}
