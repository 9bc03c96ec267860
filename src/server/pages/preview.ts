/** Drafts on the site's own host, opened by a short-lived link: for the editor's frame and for people without an account. */

import { type Context, Hono } from 'hono';
import { isId } from '#domain/id.ts';
import { makePreviewLink } from '#domain/pages/calls.ts';
import { DAY_MS, HOUR_MS } from '#domain/time.ts';
import { renderPage } from '#site/render-page.tsx';
import { leave } from '../activity/record-activity.ts';
import type { Deps } from '../deps.ts';
import { answerCalls } from '../http/answer-calls.ts';
import type { Authorize } from '../http/authorize.ts';
import { isTokenValid, signToken } from '../http/signed-token.ts';
import type { SiteEnvironment } from '../http/site-environment.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { findDraft } from './queries.ts';
import type { PageRoutesDeps } from './routes.ts';
import { readSample, type Sample, samplePage } from './sample.ts';
import { loadDocument } from './serve-page.ts';
import { standStill } from './still-pages.ts';

const MOST_DAYS = 30;
const PREVIEW_PATH = '/_preview';

/** On a site's hosts: the draft, if the link is good. */
export function previewRoutes(deps: PageRoutesDeps): Hono<SiteEnvironment> {
  const app = new Hono<SiteEnvironment>();
  app.get(`${PREVIEW_PATH}/:document`, (context) => showDraft(deps, context, context.req.param('document')));
  return app;
}

async function showDraft(
  deps: PageRoutesDeps,
  context: Context<SiteEnvironment>,
  documentId: string,
): Promise<Response> {
  const { id: siteId, version } = context.get('site');
  const revisionId = context.req.query('revision');
  const subject = { purpose: 'preview', siteId, subject: subjectOf(documentId, revisionId) };
  if (!isTokenValid(deps.secret, context.req.query('token') ?? '', subject, deps.now())) {
    return context.text('This preview link has expired. Ask for a new one.', 403, {
      'cache-control': 'no-store',
    });
  }
  const sample = readSample(context.req.query());
  const draft = await renderDraft(deps, { siteId, version, documentId, revisionId, sample });
  if (!draft) return context.text('There is nothing to preview here.', 404, { 'cache-control': 'no-store' });
  const { html, ...parts } = draft;
  return context.html(context.req.query('still') === undefined ? html : standStill(html), 200, {
    'content-security-policy': contentSecurityPolicy({ ...parts, ownerOrigin: deps.ownerOrigin }),
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  });
}

interface AskedDraft {
  readonly siteId: string;
  readonly documentId: string;
  /** Of the site, as its pages are cached; 0 for whatever it is now. */
  readonly version?: number;
  /** Another version than the newest. */
  readonly revisionId?: string | undefined;
  /** One of its blocks, in place of all of it. */
  readonly sample?: Sample | undefined;
}

/** A draft as visitors would get it; undefined where there is none. */
export async function renderDraft(
  deps: PageRoutesDeps,
  { siteId, documentId, version = 0, revisionId, sample }: AskedDraft,
) {
  const site = await deps.views.get(deps.db.read, siteId, version);
  const document =
    site && isId(documentId) ? await findDraft(deps.db.read, siteId, documentId, revisionId) : undefined;
  if (!site || !document) return undefined;
  const shown = sample ? samplePage(document, sample) : document;
  if (!shown) return undefined;
  const { page, ...loaded } = await loadDocument(deps, site, shown, {}, { isPreview: true });
  const rendered = renderPage(
    { ...loaded, page: { ...page, isBare: sample !== undefined } },
    { assets: deps.assets, sheet: site.sheet },
  );
  return { ...rendered, kind: document.kind, body: document.body, baseUrl: site.view.baseUrl };
}

/** A link to one version opens that version only. */
function subjectOf(documentId: string, revisionId: string | undefined): string {
  return revisionId === undefined ? documentId : `${documentId}@${revisionId}`;
}

/** On the owner origin: makes such a link. */
export function previewLinkRoutes(deps: PageRoutesDeps & Deps & { readonly authorize: Authorize }): Hono {
  const app = new Hono();
  answerCalls(app, deps.authorize)(makePreviewLink, async (call) => {
    const { siteId, query, params } = call;
    const days = daysOf(query.days);
    // Who only looks on gives nothing away.
    const giver = days > 0 ? await deps.authorize(call.context, siteId, 'config.content') : undefined;
    if (giver instanceof Response) return giver;
    const site = await deps.views.get(deps.db.read, siteId, 0);
    const draft = await findDraft(deps.db.read, siteId, params.document, query.revision);
    if (!site || !draft) return { kind: 'missing', message: 'This page or version does not exist.' };
    const expiresAt = deps.now() + Math.max(HOUR_MS, days * DAY_MS);
    const subject = { purpose: 'preview', siteId, subject: subjectOf(params.document, query.revision) };
    const terms = new URLSearchParams({
      token: signToken(deps.secret, subject, expiresAt),
      ...(query.revision === undefined ? {} : { revision: query.revision }),
    });
    // Links of an hour are the editor's own; one that is given away is told.
    if (days > 0) await deps.db.write((tx) => leave(tx, deps, call, givenAway(draft, days)));
    return { url: `${site.view.baseUrl}${PREVIEW_PATH}/${params.document}?${terms}`, expiresAt };
  });
  return app;
}

/** Whole days; none for a link of an hour. */
function daysOf(term: string | undefined): number {
  return Math.min(MOST_DAYS, Math.max(0, Math.trunc(Number(term)) || 0));
}

function givenAway(
  {
    id,
    kind,
    body,
  }: { readonly id: string; readonly kind: string; readonly body: { readonly title: string } },
  days: number,
) {
  const what = `created a preview link to “${body.title}”, valid for ${days === 1 ? 'a day' : `${days} days`}`;
  return { what, target: { kind, id } };
}
