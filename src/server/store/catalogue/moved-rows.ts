/** Prices and stock move with their site. What is being paid for at the moment does not. */
import { idSchema } from '#domain/links/link.ts';
import { type ProductForm, productSchema } from '#domain/store/catalogue/product-form.ts';
import type { Queryable } from '../../db/schema.ts';
import type { MovedRows } from '../../kernel/moves/moved-rows.ts';
import { eachRow, findLive } from '../../kernel/moves/queries.ts';
import { deleteProducts, freeSkus, listStored, writeProduct } from './queries.ts';
import { productFormOf } from './schema.ts';

const entry = productSchema.extend({ id: idSchema });
type ProductEntry = ProductForm & { readonly id: string };

const products: MovedRows<ProductEntry> = {
  file: 'products.jsonl',
  entry,
  read: eachProduct,
  keyOf: ({ id }) => id,
  idsOf: ({ variants }) => ({ variants: variants.map(({ id }) => id) }),
  check(entries, whole) {
    const sku = whole.once('the SKU');
    for (const [index, { id, variants }] of entries.entries()) {
      const line = `line ${index + 1}`;
      if (!whole.documentIds.has(id)) whole.add(`${line}.id`, 'is a product that is not in this export');
      for (const [at, variant] of variants.entries()) {
        whole.seeId(variant.id, `${line}.variants.${at}.id`);
        sku(variant.sku, `${line}.variants.${at}.sku`);
      }
    }
  },
  clear: deleteProducts,
  async insert(tx, siteId, entries) {
    await freeSkus(
      tx,
      siteId,
      entries.flatMap(({ variants }) => variants.map(({ sku }) => sku)),
    );
    for (const { id, ...form } of entries) await writeProduct(tx, { siteId, productId: id }, form);
  },
};

async function* eachProduct(db: Queryable, siteId: string): AsyncGenerator<readonly ProductEntry[]> {
  for await (const all of eachRow(db, 'products', siteId)) {
    const live = await findLive(
      db,
      siteId,
      all.map(({ id }) => id),
    );
    const rows = all.filter(({ id }) => live.has(id));
    const stored = await listStored(
      db,
      siteId,
      rows.map(({ id }) => id),
    );
    yield rows.map((row) => ({ ...productFormOf(row, stored.get(row.id)?.variants ?? []), id: row.id }));
  }
}

export const moved: readonly MovedRows[] = [products];
