/**
 * The editor's frame: a document's draft on the site's own host, opened by a short-lived address that the owner
 * origin makes, and the call that renders what the owner changes before it is saved.
 */

import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { PAGE_TYPES } from '#domain/content/codes.ts';
import { type Body, emptyBody } from '#domain/content/content.ts';
import { siteStyleSchema, TEMPLATE_NAMES } from '#domain/design/style.ts';
import { isId } from '#domain/id.ts';
import { openForEditing, render } from '#domain/pages/calls.ts';
import type { EditedArea, Editing } from '#site/edit/editing.ts';
import { renderEdit, renderEditPage } from '#site/edit/render-edit.tsx';
import type { LoadedPage } from '#site/load-page.ts';
import { designSheet } from '#site/theme.ts';
import { answerCalls } from '../http/answer-calls.ts';
import type { Authorize } from '../http/authorize.ts';
import { isTokenValid, signToken } from '../http/signed-token.ts';
import type { SiteEnvironment } from '../http/site-environment.ts';
import { editHeaders } from './edit-policy.ts';
import { findDraft, findShellIds, type PublishedDocument } from './queries.ts';
import type { PageRoutesDeps } from './routes.ts';
import { loadDocument } from './serve-page.ts';
import type { CurrentSite } from './site-views.ts';

/** Long enough to open a frame with. A frame that is open needs no token; for another, another is made. */
const SESSION_MS = 600_000;
const EDIT_PATH = '/_edit';
const PURPOSE = 'edit';

const AREAS: Readonly<Record<string, EditedArea>> = {
  page: 'main',
  item: 'main',
  section: 'main',
  header: 'header',
  footer: 'footer',
};

/** On a site's hosts: the draft, if the address is good. */
export function editRoutes(deps: PageRoutesDeps): Hono<SiteEnvironment> {
  const app = new Hono<SiteEnvironment>();
  app.get(`${EDIT_PATH}/:document`, (context) => showFrame(deps, context, context.req.param('document')));
  return app;
}

async function showFrame(
  deps: PageRoutesDeps,
  context: Context<SiteEnvironment>,
  documentId: string,
): Promise<Response> {
  const { id: siteId, version } = context.get('site');
  const nonce = randomBytes(16).toString('base64');
  const refuse = (status: 403 | 404, message: string) => {
    const headers = editHeaders({ css: '', nonce, ownerOrigin: deps.ownerOrigin });
    return context.text(message, status, headers);
  };
  const subject = { purpose: PURPOSE, siteId, subject: documentId };
  if (!isTokenValid(deps.secret, context.req.query('token') ?? '', subject, deps.now()))
    return refuse(403, 'This address has run out. Open the editor again.');
  // A browser says what it opens the address for; it is meant for the editor's frame and nothing else.
  if ((context.req.header('sec-fetch-dest') ?? 'iframe') !== 'iframe')
    return refuse(403, 'This page opens within the editor.');
  const found = await findEdited(deps, siteId, version, documentId);
  if (!found) return refuse(404, 'There is nothing to edit here.');
  const { site, ...rest } = found;
  const shown = { ...rest, site: inTemplate(deps, site, context.req.query('template')) };
  const loaded = await loadEdited(deps, shown, found.document.body, { nonce });
  const { html, css } = renderEditPage(loaded, { assets: deps.assets, sheet: shown.site.sheet });
  return context.html(html, 200, editHeaders({ css, nonce, ownerOrigin: deps.ownerOrigin }));
}

/** For the design screen: the site in one of the templates, without what its owner has changed about it. */
function inTemplate(deps: PageRoutesDeps, site: CurrentSite, name: string | undefined): CurrentSite {
  const template = TEMPLATE_NAMES.find((each) => each === name);
  if (!template) return site;
  const style = siteStyleSchema.parse({ template });
  return { ...site, view: { ...site.view, style }, sheet: designSheet(template, deps.assets) };
}

/** On the owner origin. */
export function editSessionRoutes(deps: PageRoutesDeps & { readonly authorize: Authorize }): Hono {
  const app = new Hono();
  const answer = answerCalls(app, deps.authorize);
  answer(openForEditing, async ({ siteId, params }) => {
    const found = await findEdited(deps, siteId, 0, params.document);
    if (!found) return MISSING;
    const { id } = found.document;
    const expiresAt = deps.now() + SESSION_MS;
    const token = signToken(deps.secret, { purpose: PURPOSE, siteId, subject: id }, expiresAt);
    return { url: `${found.site.view.baseUrl}${EDIT_PATH}/${id}?token=${token}`, expiresAt };
  });
  answer(render, async ({ siteId, params }, { body, sections }) => {
    const found = await findEdited(deps, siteId, 0, params.document);
    if (!found) return MISSING;
    const only = sections && new Set(sections);
    return renderEdit(await loadEdited(deps, found, body, { nonce: '', only }));
  });
  return app;
}

const MISSING = { kind: 'missing', message: 'There is nothing to edit here any more.' } as const;

interface Edited {
  readonly site: CurrentSite;
  readonly document: PublishedDocument;
  readonly area: EditedArea;
}

async function findEdited(
  deps: PageRoutesDeps,
  siteId: string,
  version: number,
  documentId: string,
): Promise<Edited | undefined> {
  const [site, document] = await Promise.all([
    deps.views.get(deps.db.read, siteId, version),
    isId(documentId) ? findDraft(deps.db.read, siteId, documentId) : undefined,
  ]);
  const area = document && AREAS[document.kind];
  return site && document && area ? { site, document, area } : undefined;
}

/** The page with this body in it: its own content, or what stands around an empty one. */
async function loadEdited(
  deps: PageRoutesDeps,
  { site, document, area }: Edited,
  body: Body,
  { nonce, only }: Pick<Editing, 'nonce' | 'only'>,
): Promise<LoadedPage> {
  // A part of the page is rendered by itself, wherever it stands.
  const isPart = nonce === '';
  const shell = isPart
    ? { header: undefined, footer: undefined }
    : await findShellIds(deps.db.read, site.view.id);
  const editing: Editing = {
    documentId: document.id,
    area: isPart ? 'main' : area,
    headerId: shell.header,
    footerId: shell.footer,
    nonce,
    ownerOrigin: deps.ownerOrigin,
    only,
  };
  const around = isPart ? { header: emptyBody(''), footer: emptyBody('') } : {};
  if (area === 'main' || isPart) {
    const current = { ...site, view: { ...site.view, ...around } };
    return loadDocument(deps, current, { ...document, body }, {}, { isPreview: true, editing });
  }
  const current = { ...site, view: { ...site.view, [area]: body } };
  const stub = {
    ...document,
    kind: 'page' as const,
    pageType: PAGE_TYPES.page,
    path: '/',
    body: emptyBody(body.title),
  };
  return loadDocument(deps, current, stub, {}, { isPreview: true, editing });
}
