/** Products for their owner: what they cost and how many there are. */

import { Hono } from 'hono';
import * as calls from '#domain/store/catalogue/calls.ts';
import { readProductFeed } from '#domain/store/catalogue/calls-feed.ts';
import { recorded } from '../../activity/record-activity.ts';
import type { Queryable } from '../../db/schema.ts';
import type { Common } from '../../feature.ts';
import { type AnswerCall, answerCalls } from '../../http/answer-calls.ts';
import { findDocument } from '../../kernel/documents/queries.ts';
import type { DocumentRecord } from '../../kernel/documents/records.ts';
import { findStore } from '../settings/queries.ts';
import { changeVariants } from './change-variants.ts';
import { listExamples, removeExamples } from './examples.ts';
import { describeFeed } from './feed-routes.ts';
import { listDrafts } from './list-drafts.ts';
import { listProductDocuments } from './queries.ts';
import { MISSING, saveProduct } from './save-product.ts';
import { type TableRoutesDeps, tableRoutes } from './table-routes.ts';

const PAGE_SIZE = 50;

export function catalogueRoutes(deps: TableRoutesDeps & Pick<Common, 'findSiteView'>): Hono {
  const app = new Hono();
  const answer = answerCalls(app, deps.authorize);
  // Before products by their ids: `table.csv` is none.
  tableRoutes(deps, answer);
  const { db } = deps;
  answer(readProductFeed, async ({ siteId }) => {
    const site = await deps.findSiteView(siteId);
    return site ? describeFeed(deps, site) : MISSING;
  });
  answer(calls.readProducts, async ({ siteId, query }) => {
    const { offset = 0, collection, search } = query;
    const { documents, total } = await listProductDocuments(db.read, siteId, {
      collection,
      search,
      offset,
      limit: PAGE_SIZE,
    });
    const products = await listProducts(db.read, siteId, documents);
    const { currency } = await findStore(db.read, siteId);
    return { products, total, pageSize: PAGE_SIZE, currency };
  });
  exampleRoutes(deps, answer);
  answer(calls.readProduct, async ({ siteId, params }) => {
    const document = await findDocument(db.read, siteId, params.product);
    if (document?.kind !== 'item' || document.deletedAt !== null) return MISSING;
    const [product] = await listProducts(db.read, siteId, [document]);
    const { currency } = await findStore(db.read, siteId);
    return product ? { ...product, currency } : MISSING;
  });
  answer(calls.saveProduct, async (call, form) => {
    const address = { siteId: call.siteId, productId: call.params.product };
    const saved = await recorded(
      deps,
      call,
      (within) => saveProduct(within, { ...address, form }),
      (result) =>
        result.kind === 'saved'
          ? {
              what: `changed the price or stock of “${result.title || 'Untitled'}”`,
              target: { kind: 'item', id: address.productId },
            }
          : undefined,
    );
    return saved.kind === 'saved' ? { kind: 'saved', product: saved.product } : saved;
  });
  answer(calls.changeVariants, (call, { changes }) =>
    recorded(
      deps,
      call,
      (within) => changeVariants(within, { siteId: call.siteId, changes }),
      ({ kind }) =>
        kind === 'changed'
          ? `changed prices or stock of ${changes.length === 1 ? 'one variant' : `${changes.length} variants`}`
          : undefined,
    ),
  );
  return app;
}

/** Before products by their ids: `examples` is none. */
function exampleRoutes(deps: TableRoutesDeps, answer: AnswerCall): void {
  answer(calls.readExamples, async ({ siteId }) => ({
    count: (await listExamples(deps.db.read, siteId)).length,
  }));
  answer(calls.removeExamples, (call) =>
    recorded(
      deps,
      call,
      (within) => removeExamples({ ...within, documents: deps.documents }, call.siteId),
      ({ ids }) => (ids.length > 0 ? 'removed the example products' : undefined),
    ),
  );
}

async function listProducts(
  db: Queryable,
  siteId: string,
  documents: readonly DocumentRecord[],
): Promise<calls.ListedProduct[]> {
  const drafts = await listDrafts(db, siteId, documents);
  return drafts.map(({ document, fields, product }) => {
    const { id, title, path, collectionId, draftId, publishedId, scheduledAt, scheduledAction } = document;
    return {
      id,
      title,
      path,
      collectionId,
      draftId,
      publishedId,
      scheduledAt,
      scheduledAction,
      pictureId: fields.image?.id ?? null,
      product,
    };
  });
}
