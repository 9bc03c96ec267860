/** Products and their variants as rows. */

import { sql } from 'kysely';
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import type { Body } from '#domain/content/content.ts';
import type { ProductForm } from '#domain/store/catalogue/product-form.ts';
import { MINUTE_MS } from '#domain/time.ts';
import { chunks } from '../../db/chunks.ts';
import { readJson } from '../../db/json-text.ts';
import { matchWords } from '../../db/match-words.ts';
import { prepared } from '../../db/prepared.ts';
import type { DocumentTable, Queryable } from '../../db/schema.ts';
import { type DocumentRecord, toRecord } from '../../kernel/documents/records.ts';
import {
  type ProductTable,
  productFormOf,
  type VariantTable,
  variantRowOf,
  wordsOfVariant,
} from './schema.ts';

export interface StoredProduct {
  readonly row: ProductTable;
  readonly variants: readonly VariantTable[];
}

type Asked = { readonly siteId: string; readonly ids: readonly string[] };

const productsOf = prepared((db, { siteId, ids }: Asked) =>
  db.selectFrom('products').selectAll().where('siteId', '=', siteId).where('id', 'in', ids),
);

/** By their products alone: asked for the site as well, the embedded database goes through all that it has. */
const variantsOf = prepared((db, { ids }: Pick<Asked, 'ids'>) =>
  db
    .selectFrom('variants')
    .selectAll()
    .where('productId', 'in', ids)
    .orderBy('productId')
    .orderBy('position'),
);

/** Those of the ids that are products of the site, by id; variants in their order. */
export async function listStored(
  db: Queryable,
  siteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredProduct>> {
  const found = new Map<string, { row: ProductTable; variants: VariantTable[] }>();
  for (const chunk of chunks([...new Set(ids)])) {
    const products = await productsOf(db, { siteId, ids: chunk });
    for (const row of products) found.set(row.id, { row, variants: [] });
    if (products.length === 0) continue;
    const variants = await variantsOf(db, { ids: products.map(({ id }) => id) });
    for (const variant of variants) found.get(variant.productId)?.variants.push(variant);
  }
  return found;
}

export async function findProductForm(
  db: Queryable,
  siteId: string,
  id: string,
): Promise<ProductForm | undefined> {
  const stored = (await listStored(db, siteId, [id])).get(id);
  return stored && productFormOf(stored.row, stored.variants);
}

/** SKUs of the site that other products have. */
export async function findTakenSkus(
  db: Queryable,
  siteId: string,
  { skus, exceptOf }: { readonly skus: readonly string[]; readonly exceptOf: string },
): Promise<string[]> {
  const taken: string[] = [];
  for (const chunk of chunks(skus)) {
    const rows = await db
      .selectFrom('variants')
      .select('sku')
      .where('siteId', '=', siteId)
      .where('sku', 'in', chunk)
      .where('productId', '!=', exceptOf)
      .execute();
    taken.push(...rows.map(({ sku }) => sku));
  }
  return taken;
}

/** Which product these variants belong to, of whatever site. */
export async function listOwners(
  db: Queryable,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const owners = new Map<string, string>();
  for (const chunk of chunks(variantIds)) {
    const rows = await db
      .selectFrom('variants')
      .select(['id', 'productId'])
      .where('id', 'in', chunk)
      .execute();
    for (const row of rows) owners.set(row.id, row.productId);
  }
  return owners;
}

interface ProductAddress {
  readonly siteId: string;
  readonly productId: string;
}

/** Makes the rows of a product what the form says. What is being paid for stays reserved. */
export async function writeProduct(
  tx: Queryable,
  { siteId, productId }: ProductAddress,
  { kind, taxClass, options, variants, freeAmount, ...more }: ProductForm,
): Promise<void> {
  const facts = {
    kind,
    taxClass,
    options: JSON.stringify(options),
    freeAmount: freeAmount && kind === 'giftCard' ? JSON.stringify(freeAmount) : null,
    subscriptionPlan: more.subscriptionPlan ? JSON.stringify(more.subscriptionPlan) : null,
    saleFrom: minuteOf(more.saleFrom),
    saleUntil: minuteOf(more.saleUntil),
    opensPlanId: more.opensPlanId ?? null,
    brand: more.brand ?? null,
    condition: more.condition ?? null,
    hasNoBarcode: more.hasNoBarcode ? 1 : null,
  };
  await tx
    .insertInto('products')
    .values({ id: productId, siteId, ...facts })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(facts))
    .execute();
  await tx
    .deleteFrom('variants')
    .where('productId', '=', productId)
    .where(
      'id',
      'not in',
      variants.map(({ id }) => id),
    )
    .execute();
  // Two variants may have exchanged their SKUs; one statement after the other would find them taken.
  await tx.updateTable('variants').set({ sku: sql<string>`id` }).where('productId', '=', productId).execute();
  await upsertVariants(
    tx,
    variants.map((variant, position) =>
      variantRowOf(variant, {
        ...{ siteId, productId, position },
        isDated: more.saleFrom !== undefined || more.saleUntil !== undefined,
      }),
    ),
  );
}

/** Fields and tables show minutes. */
function minuteOf(at: number | undefined): number | null {
  return at === undefined ? null : Math.floor(at / MINUTE_MS) * MINUTE_MS;
}

export async function deleteProducts(tx: Queryable, siteId: string, ids: readonly string[]): Promise<void> {
  for (const chunk of chunks(ids))
    await tx.deleteFrom('products').where('siteId', '=', siteId).where('id', 'in', chunk).execute();
}

/** What has one of these SKUs gets another: it is in the trash, and they are needed. */
export async function freeSkus(tx: Queryable, siteId: string, skus: readonly string[]): Promise<void> {
  for (const chunk of chunks(skus)) {
    const rows = await tx
      .selectFrom('variants')
      .select(['id', 'optionValues'])
      .where('siteId', '=', siteId)
      .where('sku', 'in', chunk)
      .execute();
    for (const { id, optionValues } of rows)
      await tx
        .updateTable('variants')
        .set({ sku: id, words: wordsOfVariant(readJson(optionValues), id) })
        .where('id', '=', id)
        .execute();
  }
}

async function upsertVariants(tx: Queryable, rows: readonly Omit<VariantTable, 'reserved'>[]): Promise<void> {
  for (const chunk of chunks(rows))
    await tx
      .insertInto('variants')
      .values(chunk.map((row) => ({ ...row, reserved: 0 })))
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((eb) => ({
          position: eb.ref('excluded.position'),
          optionValues: eb.ref('excluded.optionValues'),
          sku: eb.ref('excluded.sku'),
          words: eb.ref('excluded.words'),
          priceMinor: eb.ref('excluded.priceMinor'),
          salePriceMinor: eb.ref('excluded.salePriceMinor'),
          hasSale: eb.ref('excluded.hasSale'),
          isOnSale: eb.ref('excluded.isOnSale'),
          stock: eb.ref('excluded.stock'),
          isUnlimited: eb.ref('excluded.isUnlimited'),
          weightGrams: eb.ref('excluded.weightGrams'),
          dimensions: eb.ref('excluded.dimensions'),
          pictureId: eb.ref('excluded.pictureId'),
          gtin: eb.ref('excluded.gtin'),
          mpn: eb.ref('excluded.mpn'),
        })),
      )
      .execute();
}

export async function listVariantRows(
  db: Queryable,
  siteId: string,
  ids: readonly string[],
): Promise<VariantTable[]> {
  const rows: VariantTable[] = [];
  for (const chunk of chunks(ids))
    rows.push(
      ...(await db
        .selectFrom('variants')
        .selectAll()
        .where('siteId', '=', siteId)
        .where('id', 'in', chunk)
        .execute()),
    );
  return rows;
}

export async function updatePrices(
  tx: Queryable,
  {
    id,
    ...change
  }: Pick<VariantTable, 'id'> &
    Pick<VariantTable, 'priceMinor' | 'salePriceMinor' | 'hasSale' | 'stock' | 'isUnlimited'>,
): Promise<void> {
  await tx
    .updateTable('variants')
    .set({ ...change, isOnSale: change.hasSale })
    .where('id', '=', id)
    .execute();
}

interface ProductFilter {
  readonly collection?: string | undefined;
  readonly search?: string | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** Items of collections of products, by name. */
export async function listProductDocuments(
  db: Queryable,
  siteId: string,
  { collection, search, offset, limit }: ProductFilter,
): Promise<{ readonly documents: readonly DocumentRecord[]; readonly total: number }> {
  const conditions = [
    sql`documents.site_id = ${siteId} and documents.kind = 'item' and documents.deleted_at is null`,
    sql`documents.collection_id in (select id from collections where site_id = ${siteId} and type = ${COLLECTION_TYPES.products})`,
  ];
  if (collection) conditions.push(sql`documents.collection_id = ${collection}`);
  const named = matchWords(search, ['documents.words']);
  const ofVariant = matchWords(search, ['variants.words']);
  if (named && ofVariant)
    conditions.push(
      sql`(${named} or documents.id in (select product_id from variants where site_id = ${siteId} and ${ofVariant}))`,
    );
  const where = sql`from documents where ${sql.join(conditions, sql` and `)}`;
  const { rows } = await sql<DocumentTable>`
    select * ${where} order by words, id limit ${sql.lit(limit)} offset ${sql.lit(offset)}`.execute(db);
  const counted = await sql<{ count: number }>`select count(*) as count ${where}`.execute(db);
  return { documents: rows.map(toRecord), total: counted.rows[0]?.count ?? 0 };
}

/** Bodies by the ids of their revisions. */
export async function listBodies(
  db: Queryable,
  siteId: string,
  revisionIds: readonly string[],
): Promise<ReadonlyMap<string, Body>> {
  const bodies = new Map<string, Body>();
  for (const chunk of chunks(revisionIds)) {
    const rows = await db
      .selectFrom('revisions')
      .select(['id', 'body'])
      .where('siteId', '=', siteId)
      .where('id', 'in', chunk)
      .execute();
    for (const row of rows) bodies.set(row.id, readJson(row.body));
  }
  return bodies;
}
