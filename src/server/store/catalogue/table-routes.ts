/** Products as tables: imported in parts, exported whole. */

import { currencyOf } from '#domain/money/currencies.ts';
import * as calls from '#domain/store/catalogue/calls-import.ts';
import type { ShopOfTable } from '#domain/store/catalogue/product-table/read-products.ts';
import {
  productTableHead,
  productTableRows,
  type TableProduct,
} from '#domain/store/catalogue/product-table/write-products.ts';
import { leave } from '../../activity/record-activity.ts';
import type { Queryable } from '../../db/schema.ts';
import type { Common } from '../../feature.ts';
import type { AnswerCall } from '../../http/answer-calls.ts';
import { findCollection } from '../../kernel/documents/queries-collections.ts';
import type { DocumentRecord } from '../../kernel/documents/records.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { findTimeZone } from '../../kernel/sites/queries.ts';
import { findStore } from '../settings/queries.ts';
import { type ImportDeps, importProducts } from './import-products.ts';
import { listDrafts } from './list-drafts.ts';
import { changeFetching } from './pictures/change-fetching.ts';
import { readState } from './pictures/queries.ts';
import { eachProduct } from './queries-import.ts';

export type TableRoutesDeps = Kernel & ImportDeps & Pick<Common, 'fetching'>;

export function tableRoutes(deps: TableRoutesDeps, answer: AnswerCall): void {
  const { db } = deps;
  answer(calls.importProducts, async (call, body) => {
    const { siteId, actor } = call;
    const collection = await findCollection(db.read, siteId, body.collection);
    if (!collection) return { kind: 'missing', message: 'This shop no longer exists.' };
    const outcomes = await importProducts(deps, { siteId, actor, ...body });
    const count = outcomes.filter(({ kind }) => kind === 'made' || kind === 'changed').length;
    if (!body.isTrial && count > 0)
      await db.write((tx) =>
        leave(tx, deps, call, {
          what: 'imported products',
          target: { kind: 'collection', id: body.collection },
          onceInMs: 600_000,
        }),
      );
    return { outcomes };
  });
  answer(calls.fetchedPictures.read, ({ siteId }) => readState(db.read, siteId));
  answer(calls.fetchedPictures.change, async (call, { action }) =>
    db.write(async (tx) => {
      await changeFetching(tx, deps, { siteId: call.siteId, action });
      await leave(tx, deps, call, SAID[action]);
      return readState(tx, call.siteId);
    }),
  );
  answer(calls.exportProducts, async (call) => {
    const { currency } = await findStore(db.read, call.siteId);
    await db.write((tx) => leave(tx, deps, call, 'exported the products'));
    const shop = {
      digits: currencyOf(currency).fractionDigits,
      timeZone: await findTimeZone(db.read, call.siteId),
    };
    const text = ReadableStream.from(writeTable(db.read, call.siteId, shop)) as ReadableStream<string>;
    return call.context.body(text.pipeThrough(new TextEncoderStream()), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="products.csv"',
      'cache-control': 'private, no-store',
    });
  });
}

const SAID = {
  stop: 'stopped the fetching of pictures for imported products',
  continue: 'continued the fetching of pictures for imported products',
  retry: 'tried the pictures for imported products again that had failed',
} as const;

/** However many there are, only a hundred are in memory. */
async function* writeTable(db: Queryable, siteId: string, shop: ShopOfTable): AsyncGenerator<string> {
  yield productTableHead();
  for await (const documents of eachProduct(db, siteId))
    yield productTableRows(await tableProducts(db, siteId, documents), shop);
}

async function tableProducts(
  db: Queryable,
  siteId: string,
  documents: readonly DocumentRecord[],
): Promise<TableProduct[]> {
  const drafts = await listDrafts(db, siteId, documents);
  return drafts.map(({ document: { id, slug, title, publishedId }, body, fields, product }) => {
    const { excerpt = '', categories = [], tags = [] } = fields;
    return {
      id,
      handle: slug,
      title: body?.title ?? title,
      excerpt,
      categories,
      tags,
      isVisible: publishedId !== null,
      product,
    };
  });
}
