/** What variants are at this moment, for carts and orders: only of products that are published. */
import { bodyFieldsSchema } from '#domain/content/document.ts';
import { effectivePrice, optionText } from '#domain/store/product.ts';
import type { Sellable } from '#domain/store/sellable.ts';
import type { Queryable } from '../db/schema.ts';
import { listMediaViews } from '../kernel/media/queries.ts';
import { listBodies, listPublishedDocuments, listStored, listVariantRows } from './queries.ts';
import { variantOf } from './schema.ts';

/** By the id of the variant; what cannot be bought is not there. */
export async function findSellable(
  db: Queryable,
  siteId: string,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, Sellable>> {
  const rows = await listVariantRows(db, siteId, [...new Set(variantIds)]);
  const productIds = [...new Set(rows.map((row) => row.product_id))];
  const [stored, documents] = [
    await listStored(db, siteId, productIds),
    await listPublishedDocuments(db, siteId, productIds),
  ];
  const bodies = await listBodies(
    db,
    siteId,
    documents.flatMap(({ publishedId }) => publishedId ?? []),
  );
  const pages = new Map(documents.map((document) => [document.id, document]));
  const pictureOf = (productId: string): string | undefined => {
    const body = bodies.get(pages.get(productId)?.publishedId ?? '');
    return bodyFieldsSchema.safeParse(body?.fields).data?.image?.id;
  };
  const categoriesOf = (publishedId: string | null): readonly string[] =>
    bodyFieldsSchema.safeParse(bodies.get(publishedId ?? '')?.fields).data?.categories ?? [];
  const wanted = rows.flatMap((row) => row.picture_id ?? pictureOf(row.product_id) ?? []);
  const pictures = new Map((await listMediaViews(db, siteId, wanted)).map((view) => [view.id, view]));
  const found = new Map<string, Sellable>();
  for (const row of rows) {
    const page = pages.get(row.product_id);
    const product = stored.get(row.product_id)?.row;
    if (!page || !product) continue;
    const variant = variantOf(row);
    const kind = product.kind as Sellable['kind'];
    found.set(row.id, {
      variantId: row.id,
      productId: page.id,
      title: bodies.get(page.publishedId ?? '')?.title ?? page.title,
      optionText: optionText(variant),
      sku: variant.sku,
      unitPriceMinor: effectivePrice(variant),
      kind,
      weightGrams: variant.weightGrams ?? 0,
      taxClass: product.tax_class,
      categories: categoriesOf(page.publishedId),
      stock: variant.stock,
      isUnlimited: variant.isUnlimited || kind === 'digital',
      href: page.path ?? '/',
      picture: pictures.get(row.picture_id ?? pictureOf(row.product_id) ?? ''),
    });
  }
  return found;
}
