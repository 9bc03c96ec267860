/** The content API of the owner origin: what the editor, the command line and programs change documents through. */

import { Hono } from 'hono';
import * as content from '#domain/content/calls.ts';
import type { DocumentKind } from '#domain/content/codes.ts';
import { recorded } from '../activity/record-activity.ts';
import type { Deps } from '../deps.ts';
import { type AnswerCall, answerCalls } from '../http/answer-calls.ts';
import { findDocument, findRevision } from '../kernel/documents/queries.ts';
import { findSiteSettings } from '../kernel/sites/queries.ts';
import { changeDocumentSettings } from './change-settings.ts';
import { collectionRoutes } from './collection-routes.ts';
import { createDocument } from './create-document.ts';
import { deleteDocument, restoreDocument } from './delete-document.ts';
import {
  describeCreated,
  describeDocumentSettings,
  describeEdited,
  describeMoved,
} from './describe-changes.ts';
import { guardDesign } from './design-guard.ts';
import { duplicateDocument } from './duplicate-document.ts';
import { editDocument } from './edit-document.ts';
import { isInMenu, setInMenu } from './menu-entry.ts';
import { moveDocument } from './move-document.ts';
import { nameOf } from './name-of.ts';
import { findChanges } from './operations-since.ts';
import { placeDocument } from './place-document.ts';
import { present, presentDocument } from './present-document.ts';
import { publishingRoutes } from './publishing-routes.ts';
import { listDocuments } from './queries.ts';
import { listTree } from './queries-lists.ts';
import { addressOf, recordChange } from './record-change.ts';
import { settingsRoutes } from './settings-routes.ts';
import { type TranslationFileDeps, translationFileRoutes } from './translation-file-routes.ts';
import { translationRoutes } from './translation-routes.ts';
import { versionRoutes } from './version-routes.ts';

export interface ContentRoutesDeps extends TranslationFileDeps {
  readonly hashPassword: (password: string) => Promise<string>;
}

const PAGE_SIZE = 200;
const MISSING = { kind: 'missing', message: 'This document does not exist.' } as const;

export function contentRoutes(deps: ContentRoutesDeps): Hono {
  const app = new Hono();
  const answer = answerCalls(app, guardDesign(deps));
  readRoutes(deps, answer);
  makeRoutes(deps, answer);
  changeRoutes(deps, answer);
  publishingRoutes(deps, answer);
  versionRoutes(deps, answer);
  const answerAny = answerCalls(app, deps.authorize);
  menuRoutes(deps, answerAny);
  settingsRoutes(deps, answerAny);
  translationRoutes(deps, answerAny);
  translationFileRoutes(deps, answerAny);
  collectionRoutes(deps, answerAny);
  return app;
}

function readRoutes({ db }: Deps, answer: AnswerCall): void {
  answer(content.readAll, async ({ siteId, query: { kind, deleted, offset } }) => {
    const documents = await listDocuments(db.read, siteId, {
      // What is no kind finds nothing.
      kind: kind as DocumentKind | undefined,
      isDeleted: deleted === 'true',
      limit: PAGE_SIZE,
      offset: Math.max(0, Math.trunc(Number(offset ?? 0)) || 0),
    });
    return { documents: documents.map(presentDocument) };
  });
  answer(content.readTree, async ({ siteId }) => {
    const [documents, settings] = await Promise.all([
      listTree(db.read, siteId),
      findSiteSettings(db.read, siteId),
    ]);
    return { documents: documents.map(presentDocument), homePageId: settings?.homePageId ?? null };
  });
  answer(content.read, async ({ siteId, params }) => {
    const document = await findDocument(db.read, siteId, params.document);
    if (!document) return MISSING;
    const draft = document.draftId ? await findRevision(db.read, siteId, document.draftId) : undefined;
    return { document: presentDocument(document), ...(draft && { draft }) };
  });
  answer(content.readChanges, (call) =>
    findChanges(db.read, { ...addressOf(call), baseId: call.query.since ?? '' }),
  );
}

function makeRoutes(deps: ContentRoutesDeps, answer: AnswerCall): void {
  answer(content.make, async (call, input) => {
    const make = (within: Deps) => createDocument(within, call.actor, { ...input, siteId: call.siteId });
    return present(await recorded(deps, call, make, describeCreated('made')));
  });
  answer(content.duplicate, async (call) => {
    const duplicate = (within: Deps) => duplicateDocument(within, call.actor, addressOf(call));
    return present(await recorded(deps, call, duplicate, describeCreated('made a copy,')));
  });
}

function changeRoutes(deps: ContentRoutesDeps, answer: AnswerCall): void {
  answer(content.edit, (call, input) => {
    const address = addressOf(call);
    const edit = (within: Deps) => editDocument(within, call.actor, { ...address, ...input });
    return recorded(deps, call, edit, describeEdited(address, input.baseId));
  });
  answer(content.move, async (call, input) => {
    const move = (within: Deps) => moveDocument(within, { ...addressOf(call), ...input });
    return present(await recordChange(deps, call, move, describeMoved));
  });
  answer(content.place, async (call, input) => {
    const place = (within: Deps) => placeDocument(within, { ...addressOf(call), ...input });
    return present(await recordChange(deps, call, place, describeMoved));
  });
  answer(content.remove, (call) =>
    recordChange(deps, call, deleteDocument, (document) => `deleted ${nameOf(document)}`),
  );
  answer(content.restore, async (call) =>
    present(await recordChange(deps, call, restoreDocument, (document) => `restored ${nameOf(document)}`)),
  );
  answer(content.changeSettings, async (call, { password, ...flags }) => {
    const passwordHash = password ? await deps.hashPassword(password) : password;
    const input = { ...addressOf(call), ...flags, ...(passwordHash === undefined ? {} : { passwordHash }) };
    const change = (within: Deps) => changeDocumentSettings(within, input);
    return recordChange(deps, call, change, describeDocumentSettings);
  });
}

function menuRoutes(deps: ContentRoutesDeps, answer: AnswerCall): void {
  answer(content.readInMenu, async (call) => {
    const isShown = await isInMenu(deps.db.read, addressOf(call));
    return isShown === undefined ? { kind: 'missing', message: 'This page no longer exists.' } : { isShown };
  });
  answer(content.putInMenu, async (call, place) => {
    const publisher = await deps.authorize(call.context, call.siteId, 'publish');
    const input = { ...addressOf(call), ...place, mayPublish: !(publisher instanceof Response) };
    const put = (within: Deps) => setInMenu(within, call.actor, input);
    return recordChange(deps, call, put, (document) =>
      place.isShown ? `added ${nameOf(document)} to the menu` : `removed ${nameOf(document)} from the menu`,
    );
  });
}
