/** The content API of the owner origin: what the editor, the command line and programs change documents through. */

import { Hono } from 'hono';
import type { SiteSettings } from '#domain/settings/site-settings.ts';
import { siteSettingsChangeSchema } from '#domain/settings/site-settings.ts';
import { recorded } from '../activity/record-activity.ts';
import type { Deps } from '../deps.ts';
import { type RouteWriter, routeWriter } from '../http/api-routes.ts';
import type { Authorize } from '../http/authorize.ts';
import { withAnswers } from '../http/route-list.ts';
import { findDocument, findRevision } from '../kernel/documents/queries.ts';
import { findSiteSettings } from '../kernel/sites/queries.ts';
import { CONTENT_ANSWERS } from './answers.ts';
import { changeDocumentSettings, changeSiteSettings } from './change-settings.ts';
import {
  collectionInput,
  createInput,
  editInput,
  moveInput,
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
import { listDocuments } from './queries.ts';

import { CONTENT_ABOUT as ABOUT } from './route-words.ts';
import {
  tellCollectionMade,
  tellCreated,
  tellEdited,
  tellPublished,
  tellScheduled,
  tellSettings,
} from './tell.ts';
import { addressOf, moveTold, settingsTold, telling } from './telling.ts';

export interface ContentRoutesDeps extends Deps {
  readonly authorize: Authorize;
  readonly hashPassword: (password: string) => Promise<string>;
}

const SITE = '/api/sites/:site';
const DOCUMENT = `${SITE}/documents/:document`;
const PAGE_SIZE = 200;

export function contentRoutes(deps: ContentRoutesDeps): Hono {
  const app = new Hono();
  const routes = routeWriter(app, guardDesign(deps));
  readRoutes(deps, routes);
  editRoutes(deps, routes);
  publishRoutes(deps, routes);
  settingsRoutes(deps, routes);
  return withAnswers(app, CONTENT_ANSWERS);
}

function readRoutes(deps: ContentRoutesDeps, { route }: RouteWriter): void {
  route('GET', `${SITE}/documents`, 'read', ABOUT.list, async ({ context, siteId }) => {
    const kind = context.req.query('kind');
    const offset = Math.max(0, Math.trunc(Number(context.req.query('offset') ?? 0)) || 0);
    const isDeleted = context.req.query('deleted') === 'true';
    const filter = { limit: PAGE_SIZE, offset, isDeleted, ...(kind ? { kind } : {}) };
    const documents = await listDocuments(deps.db.read, siteId, filter);
    return context.json({ documents: documents.map(withoutSecrets) });
  });
  route('GET', DOCUMENT, 'read', ABOUT.read, async (call) => {
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
  const told = telling(deps);
  bodyRoute('POST', `${SITE}/documents`, 'write', createInput, ABOUT.create, async (call, input) =>
    answer(
      call.context,
      await recorded(
        deps,
        call,
        (within) => createDocument(within, call.actor, { ...input, siteId: call.siteId }),
        tellCreated('made'),
      ),
    ),
  );
  bodyRoute(
    'POST',
    `${SITE}/collections`,
    'write',
    collectionInput,
    ABOUT.createCollection,
    async (call, input) =>
      answer(
        call.context,
        await recorded(
          deps,
          call,
          (within) => createCollection(within, call.actor, { ...input, siteId: call.siteId }),
          tellCollectionMade(input.title),
        ),
      ),
  );
  bodyRoute('POST', `${DOCUMENT}/operations`, 'write', editInput, ABOUT.edit, async (call, input) =>
    answer(
      call.context,
      await recorded(
        deps,
        call,
        (within) => editDocument(within, call.actor, { ...addressOf(call), ...input }),
        tellEdited(addressOf(call), input.baseId),
      ),
    ),
  );
  bodyRoute('POST', `${DOCUMENT}/move`, 'write', moveInput, ABOUT.move, async (call, input) =>
    answer(
      call.context,
      await moveTold(deps, call, (within, address) => moveDocument(within, { ...address, ...input })),
    ),
  );
  route('DELETE', DOCUMENT, 'write', ABOUT.delete, async (call) =>
    answer(call.context, await told(call, deleteDocument, 'content.deleted', (name) => `deleted ${name}`)),
  );
  route('POST', `${DOCUMENT}/restore`, 'write', ABOUT.bringBack, async (call) =>
    answer(
      call.context,
      await told(call, restoreDocument, 'content.restored', (name) => `brought back ${name}`),
    ),
  );
}

function publishRoutes(deps: ContentRoutesDeps, { route, bodyRoute }: RouteWriter): void {
  const told = telling(deps);
  bodyRoute('POST', `${DOCUMENT}/publish`, 'publish', publishInput, ABOUT.publish, async (call, input) =>
    answer(
      call.context,
      await recorded(
        deps,
        call,
        (within) => publishDocument(within, { ...addressOf(call), ...input }),
        tellPublished,
      ),
    ),
  );
  bodyRoute('POST', `${DOCUMENT}/schedule`, 'publish', scheduleInput, ABOUT.schedule, async (call, input) =>
    answer(
      call.context,
      await recorded(
        deps,
        call,
        (within) => scheduleDocument(within, { ...addressOf(call), ...input }),
        tellScheduled(call.siteId),
      ),
    ),
  );
  route('DELETE', `${DOCUMENT}/schedule`, 'publish', 'Calls off what was planned.', async (call) =>
    answer(
      call.context,
      await told(call, callOffSchedule, 'publishing.called-off', (name) => `called off the plan for ${name}`),
    ),
  );
  route('POST', `${DOCUMENT}/unpublish`, 'publish', ABOUT.unpublish, async (call) =>
    answer(
      call.context,
      await told(call, unpublishDocument, 'publishing.unpublished', (name) => `took ${name} off the site`),
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
  bodyRoute(
    'PUT',
    `${DOCUMENT}/settings`,
    'write',
    settingsInput,
    ABOUT.changeSettings,
    async (call, { password, ...flags }) => {
      const passwordHash = password ? await deps.hashPassword(password) : password;
      const change = { ...flags, ...(passwordHash === undefined ? {} : { passwordHash }) };
      return answer(
        call.context,
        await settingsTold(deps, call, (within, address) =>
          changeDocumentSettings(within, { ...address, ...change }),
        ),
      );
    },
  );
  bodyRoute(
    'PUT',
    `${SITE}/settings`,
    'config.settings',
    siteSettingsChangeSchema,
    ABOUT.changeSite,
    async (call, settings) => {
      const { context, actor, siteId } = call;
      const hasCode = settings.headCode !== undefined || settings.footCode !== undefined;
      if (hasCode && !actor.mayInjectCode) {
        return context.json(
          { error: { kind: 'not-allowed', message: 'Code for every page takes the scope “code”.' } },
          403,
        );
      }
      let before: SiteSettings | undefined;
      const change = async (within: ContentRoutesDeps) => {
        before = await findSiteSettings(within.db.read, siteId);
        return changeSiteSettings(within, { siteId, settings });
      };
      return answer(
        context,
        await recorded(
          deps,
          call,
          change,
          tellSettings(siteId, () => before),
        ),
      );
    },
  );
}
