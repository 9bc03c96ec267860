/** What people see of a site's documents: the tree of pages, collections and their items, what is planned. */

import { Hono } from 'hono';
import { z } from 'zod';
import { commentSettingsChangeSchema } from '#domain/comments/comment-settings.ts';
import { collectionSettingsSchema } from '#domain/content/document.ts';
import { idSchema } from '#domain/links/link.ts';
import { recorded } from '../activity/record-activity.ts';
import type { Deps } from '../deps.ts';
import { routeWriter } from '../http/api-routes.ts';
import type { Authorize } from '../http/authorize.ts';
import { withAnswers } from '../http/route-list.ts';
import { findSiteSettings } from '../kernel/sites/queries.ts';
import { CONTENT_LIST_ANSWERS } from './answers.ts';
import { changeCollection } from './change-collection.ts';
import { guardDesign, mayDesign } from './design-guard.ts';
import { duplicateDocument } from './duplicate-document.ts';
import { isInMenu, setInMenu } from './menu-entry.ts';
import { placeDocument } from './place-document.ts';
import { answer, withoutSecrets } from './present.ts';

import {
  ITEM_ORDERS,
  ITEM_STATES,
  listCollections,
  listItems,
  listLabels,
  listScheduled,
  listTree,
} from './queries-lists.ts';
import { planSiteRestore, restoreSite } from './restore-site.ts';
import { tellCollectionChanged, tellCreated, tellSiteRestored } from './tell.ts';
import { addressOf, moveTold, telling } from './telling.ts';

const SITE = '/api/sites/:site';
const DOCUMENT = `${SITE}/documents/:document`;
const COLLECTION = `${SITE}/collections/:collection`;
const PAGE_SIZE = 50;
/** A calendar shows all of its weeks at once. */
const CALENDAR_SIZE = 500;
const ITEMS = 'Items of a collection, by filter; between `from` and `to` all that appeared or is planned.';

const itemsQuery = z.object({
  search: z.string().max(200).optional().catch(undefined),
  state: z.enum(ITEM_STATES).optional().catch(undefined),
  label: z.string().max(100).optional().catch(undefined),
  order: z.enum(ITEM_ORDERS).catch('newest'),
  offset: z.coerce.number().int().min(0).catch(0),
  from: z.coerce.number().int().min(0).optional().catch(undefined),
  to: z.coerce.number().int().min(0).optional().catch(undefined),
});

const placeInput = z.strictObject({ parentId: idSchema.nullable(), afterId: idSchema.nullable() });
// Without the schema's defaults: what a change does not name stays as it is.
const collectionChange = z.strictObject({
  title: z.string().min(1).max(200).exactOptional(),
  settings: z
    .strictObject({
      itemsPerPage: collectionSettingsSchema.shape.itemsPerPage.unwrap().exactOptional(),
      isManuallyOrdered: z.boolean().exactOptional(),
      comments: commentSettingsChangeSchema.exactOptional(),
    })
    .exactOptional(),
});

export function contentListRoutes(deps: Deps & { readonly authorize: Authorize }): Hono {
  const app = new Hono();
  const { route, bodyRoute } = routeWriter(app, guardDesign(deps));
  route(
    'GET',
    `${SITE}/tree`,
    'read',
    'The pages and folders of a site, in order.',
    async ({ context, siteId }) => {
      const [documents, settings] = await Promise.all([
        listTree(deps.db.read, siteId),
        findSiteSettings(deps.db.read, siteId),
      ]);
      return context.json({
        documents: documents.map(withoutSecrets),
        homePageId: settings?.homePageId ?? null,
      });
    },
  );
  bodyRoute(
    'POST',
    `${DOCUMENT}/place`,
    'write',
    placeInput,
    'Puts a page below another one and after a sibling.',
    async (call, input) =>
      answer(
        call.context,
        await moveTold(deps, call, (within, address) => placeDocument(within, { ...address, ...input })),
      ),
  );
  route(
    'POST',
    `${DOCUMENT}/duplicate`,
    'write',
    'Makes a draft with the same content beside a document.',
    async (call) =>
      answer(
        call.context,
        await recorded(
          deps,
          call,
          (within) => duplicateDocument(within, call.actor, addressOf(call)),
          tellCreated('copied'),
        ),
      ),
  );
  route('GET', `${SITE}/scheduled`, 'read', 'What is planned, soonest first.', async ({ context, siteId }) =>
    context.json({ documents: (await listScheduled(deps.db.read, siteId)).map(withoutSecrets) }),
  );
  menuRoutes(deps, app);
  goBackRoute(deps, app);
  collectionRoutes(deps, app);
  return withAnswers(app, CONTENT_LIST_ANSWERS);
}

function menuRoutes(deps: Deps & { readonly authorize: Authorize }, app: Hono): void {
  const { route, bodyRoute } = routeWriter(app, deps.authorize);
  const told = telling(deps);
  route('GET', `${DOCUMENT}/menu`, 'read', 'Whether a page is in the main menu.', async (call) => {
    const isShown = await isInMenu(deps.db.read, addressOf(call));
    return isShown === undefined
      ? answer(call.context, { kind: 'missing', message: 'This page is no longer there.' })
      : call.context.json({ isShown });
  });
  const about = {
    summary: 'Puts a page into the main menu, or takes it out.',
    description:
      'In force at once, once the page is published. Without the permission to publish a new entry waits in the navigation.',
  };
  const menuInput = z.strictObject({ isShown: z.boolean() });
  bodyRoute('PUT', `${DOCUMENT}/menu`, 'write', menuInput, about, async (call, { isShown }) => {
    const publisher = await deps.authorize(call.context, call.siteId, 'publish');
    const mayPublish = !(publisher instanceof Response);
    return answer(
      call.context,
      await told(
        call,
        (within, address) => setInMenu(within, call.actor, { ...address, isShown, mayPublish }),
        'content.settings-changed',
        (name) => (isShown ? `put ${name} into the menu` : `took ${name} out of the menu`),
      ),
    );
  });
}

function goBackRoute(deps: Deps & { readonly authorize: Authorize }, app: Hono): void {
  const { bodyRoute } = routeWriter(app, deps.authorize);
  const goBack = z.strictObject({
    at: z.int().min(0),
    /** Only says what would change. */
    isPlan: z.boolean().default(false),
  });
  bodyRoute(
    'POST',
    `${SITE}/restore-drafts`,
    'publish',
    goBack,
    'Takes all drafts of a site back to an instant, or says what that would change.',
    async (call, { at, isPlan }) => {
      const { context, actor, siteId } = call;
      const isWithoutStyle = !(await mayDesign(deps.authorize, context, siteId));
      const input = { siteId, at, isWithoutStyle };
      if (isPlan) return context.json(await planSiteRestore(deps, input));
      const restore = (within: Deps) => restoreSite(within, actor, input);
      return context.json(await recorded(deps, call, restore, tellSiteRestored(siteId, at)));
    },
  );
}

function collectionRoutes(deps: Deps & { readonly authorize: Authorize }, app: Hono): void {
  const { route, bodyRoute } = routeWriter(app, deps.authorize);
  route('GET', `${SITE}/collections`, 'read', 'The collections of a site with their sizes.', async (call) =>
    call.context.json({ collections: await listCollections(deps.db.read, call.siteId) }),
  );
  route('GET', `${COLLECTION}/items`, 'read', ITEMS, async (call) => {
    const { from, to, ...query } = itemsQuery.parse(call.context.req.query());
    const between = from === undefined || to === undefined ? undefined : { from, to };
    const pageSize = between ? CALENDAR_SIZE : PAGE_SIZE;
    const filter = { ...query, between, collectionId: call.param('collection'), limit: pageSize };
    const { items, total } = await listItems(deps.db.read, call.siteId, filter);
    return call.context.json({ items: items.map(withoutSecrets), total, pageSize });
  });
  route('GET', `${COLLECTION}/labels`, 'read', 'Tags, categories and authors in use.', async (call) =>
    call.context.json({ labels: await listLabels(deps.db.read, call.siteId, call.param('collection')) }),
  );
  bodyRoute(
    'PATCH',
    COLLECTION,
    'write',
    collectionChange,
    'Changes how a collection works.',
    async (call, input) =>
      answer(
        call.context,
        await recorded(
          deps,
          call,
          (within) =>
            changeCollection(within, {
              siteId: call.siteId,
              collectionId: call.param('collection'),
              ...input,
            }),
          tellCollectionChanged(call.siteId, call.param('collection')),
        ),
      ),
  );
}
