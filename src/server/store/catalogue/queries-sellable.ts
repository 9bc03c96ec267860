/** What pricing a cart reads: it is asked several times until the cart is an order. */
import { BoundedMap } from '#domain/bounded-map.ts';
import type { Body } from '#domain/content/content.ts';
import { bodyFieldsSchema } from '#domain/content/document.ts';
import { resolve } from '#domain/content/overlays.ts';
import { chunks } from '../../db/chunks.ts';
import { type JsonText, readJson } from '../../db/json-text.ts';
import { prepared } from '../../db/prepared.ts';
import type { Queryable } from '../../db/schema.ts';
import { isLocked, type Lock, lockOf } from '../../kernel/documents/lock.ts';
import { gateOf } from '../../kernel/documents/queries-locked.ts';
import type { ProductTable, VariantTable } from './schema.ts';

export interface PublishedProduct {
  readonly id: string;
  readonly title: string;
  readonly path: string | null;
  readonly pictureId: string | undefined;
  readonly categories: readonly string[];
}

interface AmongIds {
  readonly siteId: string;
  readonly ids: readonly string[];
}

const publishedRows = prepared((db, { siteId, ids }: AmongIds) =>
  db
    .selectFrom('documents')
    .innerJoin('revisions', 'revisions.id', 'documents.publishedId')
    .select(['documents.id', 'documents.title', 'documents.path'])
    .select(['revisions.id as revisionId', 'revisions.body'])
    .where('documents.siteId', '=', siteId)
    .where('documents.id', 'in', ids)
    .where('documents.deletedAt', 'is', null)
    .where('documents.status', '=', 1),
);

/**
 * Published products among these ids, with what they say as published.
 * @param language of their names; absent: the main one
 */
export async function listPublishedProducts(
  db: Queryable,
  siteId: string,
  ids: readonly string[],
  language?: string,
): Promise<ReadonlyMap<string, PublishedProduct>> {
  const found = new Map<string, PublishedProduct>();
  for (const chunk of chunks(ids))
    for (const { revisionId, body, ...row } of await publishedRows(db, { siteId, ids: chunk })) {
      const key = language === undefined ? revisionId : `${revisionId} ${language}`;
      const { title = row.title, ...said } = known.get(key) ?? known.keep(key, saidIn(body, language));
      found.set(row.id, { ...row, title, ...said });
    }
  return found;
}

interface Said extends Pick<PublishedProduct, 'pictureId' | 'categories'> {
  readonly title: string | undefined;
}

/** By revisions, which never change, and languages. */
const known = new BoundedMap<string, Said>(500);

function saidIn(text: JsonText<Body>, language: string | undefined): Said {
  const stored = readJson(text);
  const body = language === undefined ? stored : resolve(stored, { locale: language });
  const { image, categories = [] } = bodyFieldsSchema.safeParse(body.fields).data ?? {};
  return { title: body.title, pictureId: image?.id, categories };
}

/** Names of products by their variants, whether they are published or not. */
export async function listTitles(
  db: Queryable,
  siteId: string,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('variants')
    .innerJoin('documents', 'documents.id', 'variants.productId')
    .select(['variants.id', 'documents.title'])
    .where('variants.siteId', '=', siteId)
    .where('variants.id', 'in', variantIds)
    .execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** Its product is not deleted; it may be hidden. */
export async function isVariantThere(db: Queryable, siteId: string, variantId: string): Promise<boolean> {
  const row = await db
    .selectFrom('variants')
    .innerJoin('documents', 'documents.id', 'variants.productId')
    .select('variants.id')
    .where('variants.siteId', '=', siteId)
    .where('variants.id', '=', variantId)
    .where('documents.deletedAt', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** The page of a variant's product and what keeps visitors from it; undefined where nothing does. */
export async function findLockOfVariant(
  db: Queryable,
  siteId: string,
  variantId: string,
): Promise<(Lock & { readonly documentId: string }) | undefined> {
  const row = await db
    .selectFrom('variants')
    .innerJoin('documents', 'documents.id', 'variants.productId')
    .select(['documents.id', 'documents.settings'])
    .select(gateOf().as('gate'))
    .where('variants.siteId', '=', siteId)
    .where('variants.id', '=', variantId)
    .executeTakeFirst();
  const lock = row && lockOf(row);
  return lock && isLocked(lock) ? { documentId: row.id, ...lock } : undefined;
}

const variantRows = prepared((db, { siteId, ids }: AmongIds) =>
  db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.productId')
    .selectAll('variants')
    .select(['products.kind', 'products.taxClass', 'products.freeAmount'])
    .select(['products.subscriptionPlan', 'products.opensPlanId'])
    .where('variants.siteId', '=', siteId)
    .where('variants.id', 'in', ids),
);

type VariantOfProduct = VariantTable &
  Pick<ProductTable, 'kind' | 'taxClass' | 'freeAmount' | 'subscriptionPlan' | 'opensPlanId'>;

/** Variants with what their products say of them. */
export async function listVariantsOfProducts(
  db: Queryable,
  siteId: string,
  ids: readonly string[],
): Promise<VariantOfProduct[]> {
  const found: VariantOfProduct[] = [];
  for (const chunk of chunks(ids)) found.push(...(await variantRows(db, { siteId, ids: chunk })));
  return found;
}

/** Of a product, in its order. */
export async function listVariantIds(db: Queryable, siteId: string, productId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('variants')
    .select('id')
    .where('siteId', '=', siteId)
    .where('productId', '=', productId)
    .orderBy('position')
    .execute();
  return rows.map(({ id }) => id);
}
