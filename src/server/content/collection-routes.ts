/** Collections, and what stands in them by filter. */
import * as collections from '#domain/content/calls-collections.ts';
import { recorded } from '../activity/record-activity.ts';
import type { Deps } from '../deps.ts';
import type { AnswerCall } from '../http/answer-calls.ts';
import { changeCollection } from './change-collection.ts';
import { createCollection } from './create-collection.ts';
import { describeCollectionChanged, describeCollectionMade } from './describe-changes.ts';
import { presentDocument } from './present-document.ts';
import { listCollections, listItems, listLabels } from './queries-lists.ts';

const PAGE_SIZE = 50;
/** A calendar shows all of its weeks at once. */
const CALENDAR_SIZE = 500;

export function collectionRoutes(deps: Deps, answer: AnswerCall): void {
  const { db } = deps;
  answer(collections.make, (call, input) => {
    const make = (within: Deps) => createCollection(within, call.actor, { ...input, siteId: call.siteId });
    return recorded(deps, call, make, describeCollectionMade(input.title));
  });
  answer(collections.readAll, async ({ siteId }) => ({
    collections: await listCollections(db.read, siteId),
  }));
  answer(collections.change, (call, input) => {
    const address = { siteId: call.siteId, collectionId: call.params.collection };
    const change = (within: Deps) => changeCollection(within, { ...address, ...input });
    return recorded(deps, call, change, describeCollectionChanged(address));
  });
  answer(collections.readItems, async ({ siteId, params, query }) => {
    const { from, to, order = 'newest', offset = 0, ...filter } = query;
    const between = from === undefined || to === undefined ? undefined : { from, to };
    const pageSize = between ? CALENDAR_SIZE : PAGE_SIZE;
    const { items, total } = await listItems(db.read, siteId, {
      ...filter,
      order,
      offset,
      between,
      collectionId: params.collection,
      limit: pageSize,
    });
    return { items: items.map(presentDocument), total, pageSize };
  });
  answer(collections.readLabels, async ({ siteId, params }) => ({
    labels: await listLabels(db.read, siteId, params.collection),
  }));
}
