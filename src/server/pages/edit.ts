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
import { findLiveSite } from '../kernel/sites/queries.ts';
import { editHeaders } from './edit-policy.ts';
import { findDraft, type PublishedDocument } from './queries.ts';
import { findShellIds } from './queries-site.ts';
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
  const besideId = context.req.query('beside');
  const subject = { purpose: PURPOSE, siteId, subject: subjectOf(documentId, besideId) };
  if (!isTokenValid(deps.secret, context.req.query('token') ?? '', subject, deps.now()))
    return refuse(403, 'This address has expired. Open the editor again.');
  // A browser says what it opens the address for; it is meant for the editor's frame and nothing else.
  if ((context.req.header('sec-fetch-dest') ?? 'iframe') !== 'iframe')
    return refuse(403, 'This page opens within the editor.');
  const found = await findEdited(deps, siteId, version, documentId);
  if (!found) return refuse(404, 'There is nothing to edit here.');
  const { site, ...rest } = found;
  const shown = { ...rest, site: inTemplate(site, context.req.query('template')) };
  const loaded = await loadEdited(deps, shown, found.document.body, { nonce, besideId });
  const { html, css } = renderEditPage(loaded, {
    assets: deps.assets,
    sheet: shown.site.sheet,
    hasEveryFace: shown.site !== site,
  });
  return context.html(html, 200, editHeaders({ css, nonce, ownerOrigin: deps.ownerOrigin }));
}

/** For the design screen: the site in one of the templates, without what its owner has changed about it. */
function inTemplate(site: CurrentSite, name: string | undefined): CurrentSite {
  const template = TEMPLATE_NAMES.find((each) => each === name);
  if (!template) return site;
  const style = siteStyleSchema.parse({ template });
  return { ...site, view: { ...site.view, style }, sheet: designSheet(template) };
}

/** On the owner origin. */
export function editSessionRoutes(deps: PageRoutesDeps & { readonly authorize: Authorize }): Hono {
  const app = new Hono();
  const answer = answerCalls(app, deps.authorize);
  answer(openForEditing, async ({ siteId, params, query }) => {
    const found = await findEdited(deps, siteId, 0, params.document);
    if (!found) return MISSING;
    const { id } = found.document;
    const { homePageId } = found.site.view.settings;
    const besideId = found.area === 'main' ? undefined : (query.beside ?? homePageId);
    const expiresAt = deps.now() + SESSION_MS;
    const subject = { purpose: PURPOSE, siteId, subject: subjectOf(id, besideId) };
    const terms = new URLSearchParams({ token: signToken(deps.secret, subject, expiresAt) });
    if (besideId) terms.set('beside', besideId);
    return { url: `${found.site.view.baseUrl}${EDIT_PATH}/${id}?${terms}`, expiresAt };
  });
  answer(render, async ({ siteId, params }, { body, sections }) => {
    // What is shown of the settings has only just been changed, perhaps beside this very page.
    const current = await findLiveSite(deps.db.read, siteId);
    const found = await findEdited(deps, siteId, current?.version ?? 0, params.document);
    if (!found) return MISSING;
    const only = sections && new Set(sections);
    return renderEdit(await loadEdited(deps, found, body, { nonce: '', only }));
  });
  return app;
}

/** An address shows the drafts it was made for, and no other around them. */
function subjectOf(documentId: string, besideId: string | undefined): string {
  return besideId === undefined ? documentId : `${documentId} ${besideId}`;
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

interface Loading extends Pick<Editing, 'nonce' | 'only' | 'besideId'> {}

/** The page with this body in it: its own content, or what stands around it. */
function loadEdited(deps: PageRoutesDeps, edited: Edited, body: Body, how: Loading): Promise<LoadedPage> {
  return how.nonce === '' ? loadBody(deps, edited, body, how) : loadFrame(deps, edited, body, how);
}

/** A body by itself, wherever it stands; of header and footer only what their panels say goes along. */
function loadBody(
  deps: PageRoutesDeps,
  { site, document, area }: Edited,
  body: Body,
  { nonce, only }: Loading,
): Promise<LoadedPage> {
  const { header, footer } = site.view;
  const fieldsOf = (of: Body): Body => ({ ...emptyBody(''), fields: of.fields });
  const around = { header: fieldsOf(header), footer: fieldsOf(footer) };
  const view = { ...site.view, ...around, ...(area === 'main' ? {} : { [area]: fieldsOf(body) }) };
  const editing: Editing = {
    documentId: document.id,
    area: 'main',
    part: area === 'main' ? undefined : area,
    headerId: undefined,
    footerId: undefined,
    nonce,
    ownerOrigin: deps.ownerOrigin,
    only,
  };
  return loadDocument(deps, { ...site, view }, { ...document, body }, {}, { isPreview: true, editing });
}

async function loadFrame(
  deps: PageRoutesDeps,
  { site, document, area }: Edited,
  body: Body,
  { nonce, besideId }: Loading,
): Promise<LoadedPage> {
  const shell = await findShellIds(deps.db.read, site.view.id);
  const [header, footer, beside] = await Promise.all(
    [shell.header, shell.footer, area === 'main' ? undefined : besideId].map(async (id) =>
      id !== undefined && isId(id) ? findDraft(deps.db.read, site.view.id, id) : undefined,
    ),
  );
  const editing: Editing = {
    documentId: document.id,
    area,
    headerId: shell.header,
    footerId: shell.footer,
    besideId: beside?.id,
    nonce,
    ownerOrigin: deps.ownerOrigin,
  };
  // What stands around the edited is shown as it is being made, too.
  const around = { header: header?.body ?? site.view.header, footer: footer?.body ?? site.view.footer };
  const view = { ...site.view, ...around, ...(area === 'main' ? {} : { [area]: body }) };
  const shown = area === 'main' ? { ...document, body } : (beside ?? standIn(document, body));
  return loadDocument(deps, { ...site, view }, shown, {}, { isPreview: true, editing });
}

/** An empty page, for a header or footer that is edited by itself. */
function standIn(document: PublishedDocument, { title }: Body): PublishedDocument {
  return { ...document, kind: 'page', pageType: PAGE_TYPES.page, path: '/', body: emptyBody(title) };
}
