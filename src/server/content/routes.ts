/** The content API of the owner origin: what the editor, the command line and programs change documents through. */
import { Hono } from 'hono';
import { siteSettingsChangeSchema } from '#domain/settings/site-settings.ts';
import type { Deps } from '../deps.ts';
import { type Call, type RouteWriter, routeWriter } from '../http/api-routes.ts';
import type { Authorize } from '../http/authorize.ts';
import { changeDocumentSettings, changeSiteSettings } from './change-settings.ts';
import {
  collectionInput,
  createInput,
  editInput,
  moveInput,
  nameInput,
  publishInput,
  scheduleInput,
  settingsInput,
} from './contract.ts';
import { createCollection } from './create-collection.ts';
import { createDocument } from './create-document.ts';
import { deleteDocument, restoreDocument } from './delete-document.ts';
import { guardDesign } from './design-guard.ts';
import { editDocument } from './edit-document.ts';
import { moveDocument } from './move-document.ts';
import { findChanges } from './operations-since.ts';
import { answer, withoutSecrets } from './present.ts';
import { callOffSchedule, publishDocument, scheduleDocument, unpublishDocument } from './publish-document.ts';
import { findDocument, findRevision, listDocuments, listRevisions } from './queries.ts';
import { findSiteSettings } from './queries-collections.ts';
import { nameRevision, restoreRevision } from './revisions.ts';

export interface ContentRoutesDeps extends Deps {
  readonly authorize: Authorize;
  readonly hashPassword: (password: string) => Promise<string>;
}

const SITE = '/api/sites/:site';
const DOCUMENT = `${SITE}/documents/:document`;
const REVISION = `${DOCUMENT}/revisions/:revision`;
const PAGE_SIZE = 200;

export function contentRoutes(deps: ContentRoutesDeps): Hono {
  const app = new Hono();
  const routes = routeWriter(app, guardDesign(deps));
  readRoutes(deps, routes);
  editRoutes(deps, routes);
  publishRoutes(deps, routes);
  historyRoutes(deps, routes);
  settingsRoutes(deps, routes);
  return app;
}

function addressOf(call: Call): { siteId: string; documentId: string } {
  return { siteId: call.siteId, documentId: call.param('document') };
}

function readRoutes(deps: ContentRoutesDeps, { route }: RouteWriter): void {
  route('GET', `${SITE}/documents`, 'read', async ({ context, siteId }) => {
    const kind = context.req.query('kind');
    const offset = Math.max(0, Math.trunc(Number(context.req.query('offset') ?? 0)) || 0);
    const isDeleted = context.req.query('deleted') === 'true';
    const filter = { limit: PAGE_SIZE, offset, isDeleted, ...(kind ? { kind } : {}) };
    const documents = await listDocuments(deps.db.read, siteId, filter);
    return context.json({ documents: documents.map(withoutSecrets) });
  });
  route('GET', DOCUMENT, 'read', async (call) => {
    const { siteId, documentId } = addressOf(call);
    const document = await findDocument(deps.db.read, siteId, documentId);
    if (!document) return answer(call.context, { kind: 'missing', message: 'There is no such document.' });
    const draft = document.draftId ? await findRevision(deps.db.read, siteId, document.draftId) : undefined;
    return call.context.json({ document: withoutSecrets(document), draft });
  });
  const followed = 'What others did to a draft since a revision, and the draft as it stands.';
  route('GET', `${DOCUMENT}/changes`, 'read', followed, async (call) =>
    answer(
      call.context,
      await findChanges(deps.db.read, { ...addressOf(call), baseId: call.context.req.query('since') ?? '' }),
    ),
  );
}

function editRoutes(deps: ContentRoutesDeps, { route, bodyRoute }: RouteWriter): void {
  bodyRoute('POST', `${SITE}/documents`, 'write', createInput, async ({ context, actor, siteId }, input) =>
    answer(context, await createDocument(deps, actor, { ...input, siteId })),
  );
  bodyRoute(
    'POST',
    `${SITE}/collections`,
    'write',
    collectionInput,
    async ({ context, actor, siteId }, input) =>
      answer(context, await createCollection(deps, actor, { ...input, siteId })),
  );
  bodyRoute('POST', `${DOCUMENT}/operations`, 'write', editInput, async (call, input) =>
    answer(call.context, await editDocument(deps, call.actor, { ...addressOf(call), ...input })),
  );
  bodyRoute('POST', `${DOCUMENT}/move`, 'write', moveInput, async (call, input) =>
    answer(call.context, await moveDocument(deps, { ...addressOf(call), ...input })),
  );
  route('DELETE', DOCUMENT, 'write', async (call) =>
    answer(call.context, await deleteDocument(deps, addressOf(call))),
  );
  route('POST', `${DOCUMENT}/restore`, 'write', async (call) =>
    answer(call.context, await restoreDocument(deps, addressOf(call))),
  );
}

function publishRoutes(deps: ContentRoutesDeps, { route, bodyRoute }: RouteWriter): void {
  bodyRoute('POST', `${DOCUMENT}/publish`, 'publish', publishInput, async (call, input) =>
    answer(call.context, await publishDocument(deps, { ...addressOf(call), ...input })),
  );
  bodyRoute('POST', `${DOCUMENT}/schedule`, 'publish', scheduleInput, async (call, input) =>
    answer(call.context, await scheduleDocument(deps, { ...addressOf(call), ...input })),
  );
  route('DELETE', `${DOCUMENT}/schedule`, 'publish', 'Calls off what was planned.', async (call) =>
    answer(call.context, await callOffSchedule(deps, addressOf(call))),
  );
  route('POST', `${DOCUMENT}/unpublish`, 'publish', async (call) =>
    answer(call.context, await unpublishDocument(deps, addressOf(call))),
  );
}

function historyRoutes(deps: ContentRoutesDeps, { route, bodyRoute }: RouteWriter): void {
  route('GET', `${DOCUMENT}/revisions`, 'read', async (call) => {
    const { siteId, documentId } = addressOf(call);
    return call.context.json({ revisions: await listRevisions(deps.db.read, siteId, documentId, PAGE_SIZE) });
  });
  route('GET', REVISION, 'read', async (call) => {
    const { siteId, documentId } = addressOf(call);
    const revision = await findRevision(deps.db.read, siteId, call.param('revision'));
    if (revision?.documentId === documentId) return call.context.json({ revision });
    return answer(call.context, { kind: 'missing', message: 'This version is no longer there.' });
  });
  route('POST', `${REVISION}/restore`, 'write', async (call) =>
    answer(
      call.context,
      await restoreRevision(deps, call.actor, { ...addressOf(call), revisionId: call.param('revision') }),
    ),
  );
  bodyRoute('PATCH', REVISION, 'write', nameInput, async (call, { name }) =>
    answer(
      call.context,
      await nameRevision(deps, { ...addressOf(call), revisionId: call.param('revision'), name }),
    ),
  );
}

function settingsRoutes(deps: ContentRoutesDeps, { route, bodyRoute }: RouteWriter): void {
  route('GET', `${SITE}/settings`, 'read', 'Reads the settings of a site.', async ({ context, siteId }) => {
    const settings = await findSiteSettings(deps.db.read, siteId);
    return settings
      ? context.json({ settings })
      : answer(context, { kind: 'missing', message: 'There is no such site.' });
  });
  bodyRoute('PUT', `${DOCUMENT}/settings`, 'write', settingsInput, async (call, { password, ...flags }) => {
    const passwordHash = password ? await deps.hashPassword(password) : password;
    const change = { ...addressOf(call), ...flags, ...(passwordHash === undefined ? {} : { passwordHash }) };
    return answer(call.context, await changeDocumentSettings(deps, change));
  });
  bodyRoute(
    'PUT',
    `${SITE}/settings`,
    'config.settings',
    siteSettingsChangeSchema,
    async ({ context, actor, siteId }, settings) => {
      if (settings.headCode !== undefined && !actor.mayInjectCode) {
        return context.json(
          { error: { kind: 'not-allowed', message: 'Code for every page takes the scope “code”.' } },
          403,
        );
      }
      return answer(context, await changeSiteSettings(deps, { siteId, settings }));
    },
  );
}
