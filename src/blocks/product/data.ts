/** The product that is shown: that of the page, or one chosen anywhere else. */
import { bodyFieldsSchema } from '#domain/content/document.ts';
import type { MediaRef } from '#domain/links/link.ts';
import type { MediaView } from '#domain/media/calls.ts';
import type { ItemSummary, ProductFacts } from '#domain/site-data.ts';
import type { Variant } from '#domain/store/catalogue/product.ts';
import { VARIANT_TERM } from '#domain/store/catalogue/variant-address.ts';
import type { BlockDataLoader } from '../contract.ts';
import type { ProductProps } from './definition.ts';

export interface ProductData {
  readonly facts: ProductFacts | undefined;
  /** Of a product chosen elsewhere; the page's own describes itself. */
  readonly item: ItemSummary | undefined;
  /** Those of a product chosen elsewhere, and of variants. */
  readonly media: ReadonlyMap<string, MediaView>;
  /** The one that the address of the page selects. */
  readonly chosen: Variant | undefined;
}

export const load: BlockDataLoader<ProductProps, ProductData> = async (
  { product },
  { site, pageId, query },
) => {
  const chosen = product && 'ref' in product ? product.id : undefined;
  const id = chosen ?? pageId;
  const [facts, items] = await Promise.all([
    site.products([id]),
    chosen === undefined ? [] : site.itemsById([chosen]),
  ]);
  const [item] = items;
  const own = facts.get(id);
  const wanted = [
    ...(item ? picturesOf(item.fields).map((picture) => picture.id) : []),
    ...(own?.variants.flatMap(({ pictureId }) => pictureId ?? []) ?? []),
  ];
  const selected = chosen === undefined ? query[VARIANT_TERM] : undefined;
  const variant = own?.variants.find((each) => each.id === selected);
  return { facts: own, item, media: await site.media(wanted), chosen: variant };
};

/** From the fields of its document, in their order. */
export function picturesOf(fields: Readonly<Record<string, unknown>>): readonly MediaRef[] {
  const { pictures, image } = bodyFieldsSchema.safeParse(fields).data ?? {};
  return pictures ?? (image ? [image] : []);
}
